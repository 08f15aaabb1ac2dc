import { es as figures } from '../../../figures/es.ts';
import type { NoticeReportTexts } from './texts.ts';

/** The Spanish texts of the yearly report about notices. */
export const texts: NoticeReportTexts = {
  figures,
  title: 'Informe anual',
  heading: (year) => `Informe anual ${year}`,
  intro:
    'Las cifras que la ley le pide publicar cada año (Reglamento de Servicios Digitales, artículo 15). No nombran a nadie.',
  year: 'Año',
  soFar: (year) => `${year} hasta ahora`,
  nothing: 'En este año nadie avisó de nada, y nada se decidió.',
  print: 'Imprimir',
  file: 'El informe',
  columns: { part: 'Parte', figure: 'Dato', value: 'Número' },
  none: 'Ninguno',
  total: 'En total',
  pair: (first, second) => `${first}: ${second}`,
  received: { title: 'Avisos por motivo', trusted: 'De alertadores fiables', waiting: 'Aún sin decidir' },
  decided: {
    title: 'Decisiones sobre avisos',
    automated: 'Por medios automatizados',
    median: 'Tiempo mediano hasta la decisión, en horas',
  },
  own: { title: 'Decisiones sin aviso', unnamed: 'Sin motivo indicado' },
  objections: {
    title: 'Impugnaciones',
    received: 'Recibidas',
    upheld: 'Decisión anulada',
    dismissed: 'Decisión mantenida',
    median: 'Tiempo mediano hasta la respuesta, en horas',
  },
  reversals: {
    title: 'Decisiones anuladas',
    reversed: 'Anuladas en el año',
    restricting: 'Decisiones del año que cambiaron un código',
    overturned: 'De ellas, anuladas desde entonces',
    rate: 'Tasa de error, en porcentaje',
  },
  notes: {
    title: 'Sobre las cifras',
    utc: 'Un año va del 1 de enero al 31 de diciembre, UTC.',
    flaggers: 'El producto no conoce alertadores fiables ni usa medios automatizados: decide una persona.',
    orders: 'Las órdenes de autoridades no se cuentan aquí. Cuéntelas en su correspondencia.',
    unowned: 'Las decisiones sobre códigos sin dueño están solo en el registro: no hay a quién comunicarlas.',
  },
};
