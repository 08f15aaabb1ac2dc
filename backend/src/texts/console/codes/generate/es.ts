import { pluralIn } from '../../../plural.ts';
import type { GenerateTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: GenerateTexts = {
  dialog: {
    title: 'Generar códigos',
    submit: 'Generar enlaces',
    amount: 'Cantidad',
    range: (min, max) => `De ${min} a ${max} códigos`,
    name: 'Nombre del lote',
    nameHelp: 'Por ejemplo, «Fundas de guitarra, primavera». Puede esperar.',
    note: 'Nota',
    noteHelp: 'Solo la consola la muestra.',
  },
  notice: {
    codes: counted({
      one: (n) => `${n} código`,
      many: (n) => `${n} de códigos`,
      other: (n) => `${n} códigos`,
    }),
    done: (codes) => `Generados: ${codes}`,
    doneIn: (codes, batch) => `Generados: ${codes} en ${batch}`,
    print: 'Imprimir',
    see: 'Ver la aprobación',
    approve: 'Aprobar',
    open: 'Abrir',
    close: 'Cerrar el aviso',
  },
  none: {
    title: 'Todavía no hay códigos QR',
    enter: 'Introducir una cantidad',
    advice:
      'Introduzca cuántos necesita y pulse «Generar enlaces». Sus direcciones llegan en un archivo CSV para imprimir.',
    unmatched: 'Ningún código coincide con estos filtros',
    clear: 'Borrar todos los filtros',
    fewer:
      'Quite un filtro o busque menos caracteres. La búsqueda encuentra partes de códigos, nombres, notas, lotes, dueños, enlaces y números de teléfono.',
  },
};
