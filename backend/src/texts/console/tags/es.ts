import { pluralIn } from '../../plural.ts';
import type { TagTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: TagTexts = {
  list: 'Etiquetas',
  takeOff: (tag) => `Quitar: ${tag}`,
  label: 'Etiqueta',
  help: 'La tecla Intro toma lo que escribe. Solo la consola muestra las etiquetas.',
  inUse: 'Etiquetas en uso',
  codes: counted({
    one: (n) => `${n} código`,
    many: (n) => `${n} de códigos`,
    other: (n) => `${n} códigos`,
  }),
};
