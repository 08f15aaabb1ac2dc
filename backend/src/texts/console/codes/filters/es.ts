import { es as content } from '../../../content/es.ts';
import type { CodeFilterTexts } from './texts.ts';

export const texts: CodeFilterTexts = {
  content,
  any: 'Todos',
  none: 'No se ha encontrado nada',
  type: 'Tipo',
  owner: { label: 'Dueño', clear: 'Todos los dueños', some: 'una persona' },
  batch: { label: 'Lote', clear: 'Todos los lotes', some: 'un lote' },
  tag: { label: 'Etiqueta', clear: 'Todas las etiquetas' },
  dates: {
    label: 'Fechas',
    own: 'Del … al …',
    from: 'Del',
    to: 'Al',
    presets: {
      today: 'Hoy',
      week: 'Últimos 7 días',
      month: 'Este mes',
      lastMonth: 'El mes pasado',
      year: 'Este año',
    },
  },
  switches: {
    isActive: { label: 'Activado', off: 'Desactivado', on: 'Activado' },
    approved: { label: 'Aprobado', off: 'No aprobado', on: 'Aprobado' },
    claimed: { label: 'Reclamado', off: 'Sin reclamar', on: 'Reclamado' },
    restricted: { label: 'No pagado', off: 'Pagado', on: 'No pagado' },
    scanned: { label: 'Escaneado', off: 'Nunca escaneado', on: 'Escaneado' },
    flagged: { label: 'Con aviso', off: 'Sin aviso', on: 'Con aviso' },
  },
  set: {
    label: 'Filtros activos',
    clear: 'Borrar',
    clearAll: 'Borrar todos los filtros',
    take: (filter) => `Quitar: ${filter}`,
    type: (type) => `Tipo: ${type}`,
    owner: (owner) => `Dueño: ${owner}`,
    batch: (batch) => `Lote: ${batch}`,
    tag: (tag) => `Etiqueta: ${tag}`,
    between: (first, last) => `${first} a ${last}`,
    from: (day) => `Desde el ${day}`,
    to: (day) => `Hasta el ${day}`,
    claimedFrom: (day) => `Reclamado desde el ${day}`,
    link: (beginning) => `Empieza por ${beginning}`,
    chosen: (count) => `Elegidos: ${count}`,
  },
};
