import { pluralIn } from '../../plural.ts';
import type { JumpTexts } from './texts.ts';

const counted = pluralIn('es');
const codes = counted({
  one: (n) => `${n} código`,
  many: (n) => `${n} de códigos`,
  other: (n) => `${n} códigos`,
});
const found = counted({
  one: (n) => `${n} resultado`,
  many: (n) => `${n} de resultados`,
  other: (n) => `${n} resultados`,
});

export const texts: JumpTexts = {
  title: 'Ir a',
  label: 'Un código, un lote, una persona o una sección',
  list: 'Resultados',
  searching: 'Buscando …',
  none: 'Sin resultados',
  found,
  section: 'Sección',
  code: 'Código',
  batchOf: (day) => `Lote del ${day}`,
  batch: (day, size) => `Lote del ${day}, ${codes(size)}`,
};
