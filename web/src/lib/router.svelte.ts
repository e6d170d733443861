/** The address bar: a few kinds of page, so no more than this. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For a link to a page of ours; a click that wants a new tab gets one. */
  follow = (event: MouseEvent): void => {
    const { pathname, search } = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(pathname + search);
  };
}

export const router = new Router();

const within = (pattern: RegExp, path: string): string | null => pattern.exec(path)?.[1] ?? null;

export const tableIn = (path: string) => within(/^\/table\/([\w-]+)\/?$/, path);
/** The table whose rules are to be read. */
export const tableRulesIn = (path: string) => within(/^\/table\/([\w-]+)\/rules\/?$/, path);
/** The edition whose rules are to be read. */
export const rulesIn = (path: string) => within(/^\/rules\/([\w-]+)\/?$/, path);
