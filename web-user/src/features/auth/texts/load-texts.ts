import type { Language } from '@qlaim/backend/texts';
import { type AccountTexts, ENGLISH, loadAccountTexts } from '@qlaim/backend/texts/account';

/** Texts, and the language that they are in. */
export interface ShownTexts {
  readonly language: Language;
  readonly texts: AccountTexts;
}

const IN_ENGLISH: ShownTexts = { language: 'en', texts: ENGLISH };

const loaded = new Map<Language, ShownTexts>([['en', IN_ENGLISH]]);
const first = new Map<Language, Promise<ShownTexts>>();

/** Loads the texts of a language, which are shown at once from then on. Rejects where the connection fails. */
export async function loadTexts(language: Language): Promise<void> {
  loaded.set(language, { language, texts: await loadAccountTexts(language) });
  first.delete(language);
}

/**
 * Returns the texts of a language, or the promise of the first ones, which is the same on every render. Where they do not
 * load, the first texts are English.
 */
export function firstTexts(language: Language): ShownTexts | Promise<ShownTexts> {
  const before = first.get(language) ?? loaded.get(language);
  if (before !== undefined) return before;
  const soon = loadAccountTexts(language).then(
    (texts) => ({ language, texts }),
    () => IN_ENGLISH,
  );
  first.set(language, soon);
  return soon;
}
