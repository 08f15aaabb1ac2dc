import type { KeysTexts } from './texts.ts';

export const texts: KeysTexts = {
  title: 'Teclas',
  single: 'Teclas sueltas',
  on: 'Activadas',
  off: 'Desactivadas',
  advice: 'Las teclas sueltas no actúan mientras escribe. Desactívelas si dicta, o si le molestan.',
  names: { ctrlK: 'Ctrl + K', enter: 'Intro', space: 'Espacio', escape: 'Esc' },
  groups: {
    page: 'En todas las páginas',
    codes: 'En la lista de códigos',
    table: 'En la tabla de códigos',
    sheet: 'En la vista de un código',
    row: 'En una fila que se edita',
  },
  does: {
    list: 'Mostrar las teclas',
    search: 'Buscar en la página',
    jump: 'Ir a un código, un lote, una persona o una sección',
    generate: 'Generar códigos',
    nextRow: 'Ir a la fila siguiente',
    rowBefore: 'Ir a la fila anterior',
    select: 'Seleccionar la fila, o no',
    edit: 'Editar el nombre y la nota en la fila',
    open: 'Abrir la página del código',
    look: 'Ver el código',
    codeBefore: 'Ir al código anterior',
    nextCode: 'Ir al código siguiente',
    save: 'Guardar',
    leave: 'Dejarlo como estaba',
  },
};
