import { languageName } from '@qlaim/backend/texts/when';
import type { SelectOption } from '@qlaim/web-kit';

/** Languages that phones are set to, as BCP 47 primary tags. */
const TAGS =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh';

/** Returns the languages that a condition offers, in the order of their names. */
export function languageOptions(locale: string): readonly SelectOption[] {
  const options = TAGS.split(' ').map((value) => ({ value, label: languageName(value, locale) }));
  return options.sort((one, other) => one.label.localeCompare(other.label, locale));
}
