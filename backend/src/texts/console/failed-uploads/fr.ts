import { pluralIn } from '../../plural.ts';
import type { FailedUploadTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: FailedUploadTexts = {
  title: 'Téléversements échoués',
  reading: 'Lecture …',
  none: 'Chaque image a trouvé son code.',
  byAt: (who, when) => `${who}, ${when}`,
  dismiss: 'Masquer',
  dismissNamed: (name) => `Masquer ${name}`,
  dismissThese: counted({
    one: (n) => `Masquer cette ligne (${n})`,
    many: (n) => `Masquer ces ${n} de lignes`,
    other: (n) => `Masquer ces ${n} lignes`,
  }),
  dismissAll: 'Tout masquer',
  advice: 'Une meilleure image du même nom supprime sa ligne. Les lignes restent 90 jours.',
};
