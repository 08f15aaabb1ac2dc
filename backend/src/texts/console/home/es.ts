import { pluralIn } from '../../plural.ts';
import type { HomeTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: HomeTexts = {
  title: 'Inicio',
  toApprove: 'Por aprobar',
  ofCodes: counted({
    one: (n) => `de ${n} código`,
    many: (n) => `de ${n} de códigos`,
    other: (n) => `de ${n} códigos`,
  }),
  claimed: 'Reclamados esta semana',
  before: (count) => `${count} la semana anterior`,
  weeks: 'Escaneos, 8 semanas',
  weeksInWords: (counts) => `Escaneos por semana, primero los más antiguos: ${counts}`,
  week: (day, count) => `Semana del ${day}: ${count}`,
  look: {
    title: 'Por revisar',
    reading: 'Leyendo …',
    notRead: 'No se ha podido leer',
    none: 'Todo va bien',
    troubles: counted({
      one: (n) => `${n} problema`,
      many: (n) => `${n} de problemas`,
      other: (n) => `${n} problemas`,
    }),
    uploads: counted({
      one: (n) => `${n} subida fallida`,
      many: (n) => `${n} de subidas fallidas`,
      other: (n) => `${n} subidas fallidas`,
    }),
  },
};
