import { es as figures } from '../../figures/es.ts';
import { pluralIn } from '../../plural.ts';
import type { ScansTexts } from './texts.ts';

const counted = pluralIn('es');
const days = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });

export const texts: ScansTexts = {
  figures,
  title: 'Escaneos',
  loading: 'Cargando los escaneos',
  summary: 'El código y sus escaneos en resumen',
  total: 'En total',
  span: days,
  today: 'Hoy (UTC)',
  none: 'Todavía no hay escaneos',
  advice: 'Sus propias visitas no cuentan. Pida a alguien que escanee el código.',
  edit: 'Editar QR',
  all: 'Todos los escaneos',
  days: 'Días que se muestran',
  devices: 'Dispositivos',
  device: 'Dispositivo',
  from: 'Procedencia',
  site: 'Sitio',
  siteNote: 'El sitio del enlace que se siguió. Un escaneo con una cámara no viene de ningún sitio.',
};
