/** The address bar: two kinds of page, so no more than this. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** For a link to a page of ours; a click that wants a new tab gets one. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).pathname;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link);
  };
}

export const router = new Router();

export const tableIn = (path: string): string | null =>
  /^\/table\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
