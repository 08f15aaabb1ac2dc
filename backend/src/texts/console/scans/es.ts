import { es as figures } from '../../figures/es.ts';
import { pluralIn } from '../../plural.ts';
import type { AllScansTexts } from './texts.ts';

const counted = pluralIn('es');
const spans = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });
const scans = counted({ one: () => 'escaneo', many: () => 'de escaneos', other: () => 'escaneos' });

export const texts: AllScansTexts = {
  figures,
  title: 'Escaneos',
  range: {
    label: 'Días mostrados',
    from: 'Desde',
    to: 'Hasta',
    today: 'Hoy',
    days: spans,
    lastMonth: 'Mes pasado',
    thisYear: 'Este año',
    begin: (most, day) =>
      `Se cuentan ${spans(most)} a la vez como máximo, así que el periodo empieza ahora el ${day}.`,
    end: (most, day) =>
      `Se cuentan ${spans(most)} a la vez como máximo, así que el periodo termina ahora el ${day}.`,
  },
  total: (count, shown, from, to) => `${shown} ${scans(count)} del ${from} al ${to}`,
  onDay: (count, shown, day) => `${shown} ${scans(count)} el ${day}`,
  whose: 'Los escaneos de estos días',
  devices: 'Dispositivos',
  device: 'Dispositivo',
  sites: 'De dónde',
  site: 'Sitio',
  siteNote: 'El sitio con el enlace que se siguió. Un escaneo con cámara no viene de ningún sitio.',
  codes: 'Códigos más escaneados',
  code: 'Código',
  codesNote: 'Los 20 códigos con más escaneos en total.',
  batches: 'Lotes más escaneados',
  batch: 'Lote',
  batchesNote: 'Los 20 lotes con más escaneos en total.',
  size: counted({
    one: (n) => `${n} código`,
    many: (n) => `${n} de códigos`,
    other: (n) => `${n} códigos`,
  }),
  unknown: 'Aún no se conoce',
  rank: {
    none: 'Todavía no se ha escaneado nada.',
    name: 'Nombre',
    range: 'Estos días',
    total: 'En total',
    kept: 'Sus escaneos por día se guardan 90 días.',
    cut: 'Estos días empiezan antes de los 90 días que se guardan por código y lote, así que solo se conoce el total.',
    notKept: 'No guardado',
  },
  file: {
    label: 'Todas las cifras en CSV',
    title: 'los escaneos de estos días',
    figure: 'Cifra',
    of: 'De',
    inRange: 'Escaneos en estos días',
    total: 'Escaneos en total',
    all: 'Todos los escaneos',
    span: (from, to) => `${from} a ${to}`,
    day: 'Día (UTC)',
    hour: 'Hora (UTC)',
  },
};
