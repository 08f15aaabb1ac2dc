import { pluralIn } from '../../plural.ts';
import type { BatchTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: BatchTexts = {
  title: 'Lotes',
  intro: 'Códigos que se generaron juntos.',
  pages: 'Páginas de los lotes',
  none: 'Todavía no hay lotes',
  noneAdvice: 'Genere enlaces para crear el primero.',
  unnamed: (day) => `Lote del ${day}`,
  columns: {
    name: 'Nombre',
    createdAt: 'Creado',
    size: 'Códigos',
    claimed: 'Reclamados',
    approved: 'Aprobados',
    print: 'Imprimir',
  },
  printOf: (batch) => `Imprimir los códigos de ${batch}`,
  states: (claimed, approved) => `Reclamados: ${claimed}, aprobados: ${approved}`,
  deleted: counted({
    one: (n) => `${n} código eliminado`,
    many: (n) => `${n} de códigos eliminados`,
    other: (n) => `${n} códigos eliminados`,
  }),
  edit: { title: 'Nombre y nota del lote', save: 'Guardar', name: 'Nombre', note: 'Nota' },
  actions: {
    approve: 'Aprobar todos',
    edit: 'Editar nombre y nota',
    print: 'Imprimir',
    codes: 'Códigos',
    csv: 'CSV',
    manifest: 'Lista en CSV',
  },
  page: {
    untitled: 'Lote',
    label: 'El lote',
    note: 'Nota:',
    generated: (day) => `Generado el ${day}`,
    generatedBy: (day, person) => `Generado el ${day} por ${person}`,
    unknown: 'Este lote no existe',
    mistyped: 'Puede que la dirección esté mal escrita.',
    all: 'Todos los lotes',
  },
  figures: {
    label: 'Cifras del lote',
    codes: counted({ one: () => 'código', many: () => 'de códigos', other: () => 'códigos' }),
    scans: counted({ one: () => 'escaneo', many: () => 'de escaneos', other: () => 'escaneos' }),
    claimed: (number) => `${number} reclamados`,
    approved: (number) => `${number} aprobados`,
    share: (percent) => `(${percent}\u00a0%)`,
    underOne: '(menos del 1\u00a0%)',
  },
  codes: {
    label: 'Códigos del lote',
    title: 'Códigos',
    deleted: 'Se han eliminado todos los códigos de este lote.',
    all: (total) => `Los ${total} códigos en la tabla`,
    claimed: 'Reclamado',
    approved: 'Aprobado',
    notApproved: 'No aprobado',
  },
};
