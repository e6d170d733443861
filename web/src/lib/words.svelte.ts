import { Latest } from "./latest";
import { bestLanguage, createPhrases, type Args, type Language, type Phrases } from "./phrases";
import { recall, remember } from "./remember";

/** Every word that is shown, in the player's language; another language changes the page at once. */
class Words {
  #phrases = $state.raw<Phrases | null>(null);
  readonly #latest = new Latest();
  /** No language could be loaded, not even English. */
  failed = $state(false);

  /** Whether there are words yet. */
  get ready(): boolean {
    return this.#phrases !== null;
  }

  get phrases(): Phrases {
    if (!this.#phrases) throw new Error("no words yet");
    return this.#phrases;
  }

  get language(): Language {
    return this.#phrases?.language ?? "en";
  }

  /** The language of this browser's owner, if it is one of ours. */
  async begin(): Promise<void> {
    const wanted = bestLanguage([recall("language", ""), ...navigator.languages]);
    const loaded = (await this.#load(wanted)) || (await this.#load("en"));
    this.failed = !loaded;
  }

  /** Whether it could be loaded, if it is still wanted then; else all stays as it is. */
  async choose(language: Language): Promise<boolean> {
    const loaded = await this.#load(language);
    if (this.language === language) remember("language", language);
    return loaded;
  }

  async #load(language: Language): Promise<boolean> {
    try {
      const phrases = await this.#latest.of(createPhrases(language));
      if (phrases) this.#phrases = phrases;
      return true;
    } catch {
      return false;
    }
  }

  t = (id: string, args?: Args): string => this.phrases.phrase(id, args);

  /** A card's name; `form` is one of the forms that the language's catalogue has. */
  name = (card: string, form?: string): string => this.phrases.name(card, form);

  /** A card's name where it stands alone: with a capital. */
  title = (card: string): string => {
    const name = this.name(card);
    return name.charAt(0).toLocaleUpperCase(this.language) + name.slice(1);
  };
}

export const words = new Words();
