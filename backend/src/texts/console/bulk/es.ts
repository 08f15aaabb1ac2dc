import { pluralIn } from '../../plural.ts';
import type { BulkTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: BulkTexts = {
  title: 'Acciones en bloque',
  codes: counted({ one: (n) => `${n} código`, many: (n) => `${n} de códigos`, other: (n) => `${n} códigos` }),
  of: (action, codes) => `${action}: ${codes}`,
  bar: {
    none: 'Nada seleccionado',
    selected: (codes) => `Selección: ${codes}`,
    selectAll: (total) => `Seleccionar los ${total} que coinciden`,
    clear: 'Quitar la selección',
    action: 'Acción',
    apply: 'Aplicar…',
    tooMany: (most) => `${most} códigos uno a uno como máximo. Filtre y seleccione todos los que coinciden.`,
  },
  actions: {
    approve: { label: 'Aprobar', effect: 'Los compradores pueden reclamarlos.' },
    unapprove: { label: 'Retirar la aprobación', effect: 'Nadie puede reclamarlos.' },
    enable: { label: 'Activar', effect: 'Los escaneos llevan adonde eligieron sus dueños.' },
    disable: { label: 'Desactivar', effect: 'Los escaneos llevan a la tienda.' },
    restrict: { label: 'Marcar como no pagado', effect: 'Nadie puede reclamarlos.' },
    unrestrict: { label: 'Marcar como pagado', effect: 'Los compradores pueden reclamar los aprobados.' },
    note: { label: 'Asignar una nota', effect: 'La nota sustituye a cualquier otra anterior.' },
    tag: { label: 'Añadir etiquetas', effect: 'Las etiquetas que tienen se quedan.' },
    untag: { label: 'Quitar etiquetas', effect: 'Sus otras etiquetas se quedan.' },
    delete: {
      label: 'Eliminar',
      effect: 'Sus contenidos se pierden y sus códigos cortos no se asignan nunca más.',
    },
    import: { label: 'Importar', effect: 'Siguen llevando adonde llevaban.' },
  },
  ask: {
    any: (action, codes) => `¿${action}: ${codes}?`,
    note: (codes) => `¿Asignar una nota a ${codes}?`,
    tag: (codes) => `¿Añadir etiquetas a ${codes}?`,
    untag: (codes) => `¿Quitar etiquetas a ${codes}?`,
  },
  confirm: {
    any: (action, codes) => `${action}: ${codes}`,
    note: (codes) => `Asignar a ${codes}`,
    tag: (codes) => `Añadir a ${codes}`,
    untag: (codes) => `Quitar a ${codes}`,
  },
  question: {
    cancel: 'Cancelar',
    note: 'Nota',
    noteHelp: 'Solo la ven los admins. Una nota vacía quita las que haya.',
    reasonsHelp:
      'Los dueños de los códigos los leen por correo y en la aplicación, y pueden impugnar. Los códigos sin dueño no los necesitan. No nombre a nadie.',
    noTag: 'Añada una etiqueta',
    undoable: 'Después se puede deshacer todo de una vez.',
    final: 'Esto no se puede deshacer.',
  },
  undo: {
    action: 'Deshacer',
    ask: (codes) => `¿Deshacer en ${codes}?`,
    cancel: 'Cancelar',
    advice:
      'Cada código vuelve a ser como antes. Los códigos que alguien ha cambiado desde entonces se quedan como están, y el resultado los nombra.',
  },
  list: {
    earlier: 'Mostrar las anteriores',
    fold: 'Plegar',
    details: 'Detalles',
    cancel: 'Cancelar',
    result: 'Resultado en CSV',
    failures: 'CSV de fallos',
    undoing: (action) => `Deshaciendo: ${action}`,
    quoted: (note) => `«${note}»`,
  },
  done: {
    approve: (number) => `${number} aprobados`,
    unapprove: (number) => `${number} sin aprobación`,
    enable: (number) => `${number} activados`,
    disable: (number) => `${number} desactivados`,
    restrict: (number) => `${number} marcados como no pagados`,
    unrestrict: (number) => `${number} marcados como pagados`,
    note: (number) => `${number} con la nota`,
    tag: (number) => `${number} con las etiquetas`,
    untag: (number) => `${number} ahora sin ellas`,
    delete: (number) => `${number} eliminados`,
    import: (number) => `${number} importados`,
  },
  outcome: {
    unchanged: (number) => `${number} ya estaban así`,
    faulty: (number) => `${number} con errores`,
    refused: (number) => `${number} rechazados`,
    left: (number) => `${number} sin tratar, porque se canceló`,
    restored: (number) => `${number} deshechos`,
    kept: (number) => `${number} conservados, porque se han cambiado desde entonces`,
    cancelled: 'Cancelada antes del primer código',
  },
};
