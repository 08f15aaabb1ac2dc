import { CAPTION_LANGUAGES } from '@qlaim/backend/contract';
import { type Language, LOCALES } from '@qlaim/backend/texts';

/** Returns the languages of captions by their names in the language of the screen, sorted by them. */
export function captionLanguages(language: Language): readonly { value: string; label: string }[] {
  const locales = LOCALES[language];
  const names = new Intl.DisplayNames(locales, { type: 'language' });
  const { compare } = new Intl.Collator(locales);
  return CAPTION_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    compare(a.label, b.label),
  );
}
