import { es as content } from '../../../content/es.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeTableTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: CodeTableTexts = {
  content,
  section: 'Tabla de códigos',
  select: (code) => `Seleccionar ${code}`,
  selectAll: 'Seleccionar todo',
  columns: {
    id: 'Código',
    name: 'Nombre',
    storedInfo: 'Lleva a',
    owner: 'Dueño',
    approved: 'Estado',
    scanCount: 'Escaneos',
    createdAt: 'Creado',
    approvedDate: 'Aprobado',
    imageUploadDate: 'Subido',
    note: 'Nota',
    tags: 'Etiquetas',
  },
  cells: {
    editText: (code) => `Editar nombre y nota de ${code}`,
    nothing: 'Todavía nada',
    approved: 'Aprobado',
    notApproved: 'No aprobado',
    disabled: 'Desactivado',
    owner: (name, email) => `${name}, ${email}`,
  },
  choice: {
    columns: 'Columnas',
    label: 'Elección de columnas',
    search: 'Buscar columnas',
    up: (column) => `Subir ${column}`,
    down: (column) => `Bajar ${column}`,
    reset: 'Restablecer',
  },
  bar: {
    compact: 'Compacta',
    print: 'Imprimir…',
    tooMany: (most) => `Se imprimen ${most} códigos a la vez como máximo`,
  },
  row: {
    label: (code) => `Nombre y nota de ${code}`,
    save: 'Guardar',
  },
  sheet: {
    previous: 'Anterior',
    next: 'Siguiente',
    open: 'Abrir su página',
    scans: counted({
      one: (n) => `${n} escaneo`,
      many: (n) => `${n} de escaneos`,
      other: (n) => `${n} escaneos`,
    }),
  },
};
