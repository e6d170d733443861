/** What this browser remembers. It may refuse to: then nothing is remembered, and nothing fails. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tudor.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tudor.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse.
  }
}
