import { pluralIn } from '../../plural.ts';
import type { TagTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: TagTexts = {
  list: 'Étiquettes',
  takeOff: (tag) => `Retirer : ${tag}`,
  label: 'Étiquette',
  help: 'La touche Entrée prend ce que vous saisissez. Seule la console montre les étiquettes.',
  inUse: 'Étiquettes utilisées',
  codes: counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` }),
};
