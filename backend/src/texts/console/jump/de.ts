import { pluralIn } from '../../plural.ts';
import type { JumpTexts } from './texts.ts';

const counted = pluralIn('de');
const codes = counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` });

export const texts: JumpTexts = {
  title: 'Springen zu',
  label: 'Ein Code, eine Charge, eine Person oder ein Bereich',
  list: 'Gefunden',
  searching: 'Suche läuft …',
  none: 'Nichts gefunden',
  found: (count) => `${count} gefunden`,
  section: 'Bereich',
  code: 'QR-Code',
  batchOf: (day) => `Charge vom ${day}`,
  batch: (day, size) => `Charge vom ${day}, ${codes(size)}`,
};
