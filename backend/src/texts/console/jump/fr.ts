import { pluralIn } from '../../plural.ts';
import type { JumpTexts } from './texts.ts';

const counted = pluralIn('fr');
const codes = counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` });
const found = counted({
  one: (n) => `${n} résultat`,
  many: (n) => `${n} de résultats`,
  other: (n) => `${n} résultats`,
});

export const texts: JumpTexts = {
  title: 'Aller à',
  label: 'Un code, un lot, une personne ou une rubrique',
  list: 'Résultats',
  searching: 'Recherche en cours …',
  none: 'Aucun résultat',
  found,
  section: 'Rubrique',
  code: 'Code QR',
  batchOf: (day) => `Lot du ${day}`,
  batch: (day, size) => `Lot du ${day}, ${codes(size)}`,
};
