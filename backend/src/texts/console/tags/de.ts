import { pluralIn } from '../../plural.ts';
import type { TagTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: TagTexts = {
  list: 'Schlagwörter',
  takeOff: (tag) => `Entfernen: ${tag}`,
  label: 'Schlagwort',
  help: 'Die Eingabetaste übernimmt, was Sie eingeben. Nur die Konsole zeigt Schlagwörter.',
  inUse: 'Verwendete Schlagwörter',
  codes: counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` }),
};
