import { pluralIn } from '../../plural.ts';
import type { FailedUploadTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: FailedUploadTexts = {
  title: 'Subidas fallidas',
  reading: 'Leyendo …',
  none: 'Cada imagen ha encontrado su código.',
  byAt: (who, when) => `${who}, ${when}`,
  dismiss: 'Ocultar',
  dismissNamed: (name) => `Ocultar ${name}`,
  dismissThese: counted({
    one: (n) => `Ocultar esta línea (${n})`,
    many: (n) => `Ocultar estas ${n} de líneas`,
    other: (n) => `Ocultar estas ${n} líneas`,
  }),
  dismissAll: 'Ocultar todas',
  advice: 'Una imagen mejor con el mismo nombre quita su línea. Las líneas se conservan 90 días.',
};
