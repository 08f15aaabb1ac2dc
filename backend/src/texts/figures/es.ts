import { pluralIn } from '../plural.ts';
import type { FigureTexts } from './index.ts';

const counted = pluralIn('es');
const scans = counted({
  one: (n) => `${n} escaneo`,
  many: (n) => `${n} de escaneos`,
  other: (n) => `${n} escaneos`,
});
const days = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });

export const es: FigureTexts = {
  scans: 'Escaneos',
  day: 'Día',
  from: 'Desde',
  perDay: 'Escaneos por día',
  byHour: 'Escaneos por hora del día',
  fromHour: (time) => `Desde las ${time}`,
  dayNote: 'Un día va de medianoche a medianoche UTC.',
  hourNote: (whose, zone) => `${whose}, en su zona horaria (${zone}).`,
  inDays: (count, span) => `${scans(count)} en ${days(span)}`,
  inDay: (count) => `${scans(count)} en 24 horas`,
  most: (sum, count, when) => `${sum}. Máximo: ${count}, ${when}`,
  table: 'Mostrar como tabla',
  csv: 'Descargar CSV',
  failed: 'No se pudo crear el archivo. Compruebe su conexión e inténtelo de nuevo',
  devices: { mobile: 'Teléfono', tablet: 'Tableta', desktop: 'Ordenador', other: 'Otro' },
  otherSites: 'Otros sitios',
  noSite: 'Ningún sitio (cámara o aplicación)',
};
