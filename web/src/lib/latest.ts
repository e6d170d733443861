/** Of several calls the one that was made last counts, in whatever order the answers come. */
export class Latest {
  #newest: Promise<unknown> | null = null;

  /** What the call comes to; undefined, also where it fails, once another one has been made. */
  async of<T>(call: Promise<T>): Promise<T | undefined> {
    this.#newest = call;
    try {
      const found = await call;
      return this.#newest === call ? found : undefined;
    } catch (error) {
      if (this.#newest === call) throw error;
      return undefined;
    }
  }
}
