import type { Language } from '../contract/language.ts';

/** Texts, and the language that they are in. */
export interface Shown<T> {
  readonly language: Language;
  readonly texts: T;
}

/** The texts of one part of an app. English is at hand; each other language is a chunk that loads when it is shown. */
export interface Area<T> {
  /** Loads the texts of a language, which `first` returns at once from then on. Rejects where the connection fails. */
  readonly load: (language: Language) => Promise<void>;
  /**
   * Returns the texts of a language, or the promise of the first ones, which is the same on every render. Where they do
   * not load, the first texts are English.
   */
  readonly first: (language: Language) => Shown<T> | Promise<Shown<T>>;
}

/** What imports the catalogue of each language. */
export type Loaders<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: T }>>>;

/** Makes an area of its English texts, and of what loads the others. */
export function defineArea<T>(english: T, loaders: Loaders<T>): Area<T> {
  const inEnglish: Shown<T> = { language: 'en', texts: english };
  const loaded = new Map<Language, Shown<T>>([['en', inEnglish]]);
  const first = new Map<Language, Promise<Shown<T>>>();

  async function fetched(language: Language): Promise<Shown<T>> {
    const known = loaded.get(language);
    if (known !== undefined || language === 'en') return known ?? inEnglish;
    const shown = { language, texts: (await loaders[language]()).texts };
    loaded.set(language, shown);
    return shown;
  }

  return {
    load: async (language) => {
      await fetched(language);
      first.delete(language);
    },
    first: (language) => {
      const before = first.get(language) ?? loaded.get(language);
      if (before !== undefined) return before;
      const soon = fetched(language).catch(() => inEnglish);
      first.set(language, soon);
      return soon;
    },
  };
}
