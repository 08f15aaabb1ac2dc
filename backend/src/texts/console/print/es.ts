import { pluralIn } from '../../plural.ts';
import type { PrintTexts } from './texts.ts';

const counted = pluralIn('es');
const codes = counted({
  one: (n) => `${n} código`,
  many: (n) => `${n} de códigos`,
  other: (n) => `${n} códigos`,
});
const pages = counted({
  one: (n) => `${n} página`,
  many: (n) => `${n} de páginas`,
  other: (n) => `${n} páginas`,
});

export const texts: PrintTexts = {
  title: 'Imprimir códigos',
  titleOf: (batch) => `Imprimir · ${batch}`,
  intro: 'Archivos vectoriales en tamaños exactos. Cada símbolo se lee antes de que reciba un archivo.',
  batch: 'Lote',
  noBatch: {
    title: 'No hay ningún lote elegido',
    advice: (list) => `Elija un lote en ${list} e imprímalo allí.`,
    list: 'la lista de lotes',
  },
  noCodes: {
    title: 'No hay códigos elegidos',
    advice: (table) => `Seleccione códigos en ${table} y elija Imprimir.`,
    table: 'la tabla',
  },
  nothing: {
    title: 'Nada que imprimir',
    codes: 'Estos códigos se eliminaron.',
    batch: 'Se eliminaron todos los códigos de este lote.',
  },
  unit: 'mm',
  paper: {
    title: 'Papel',
    a4: 'Formato A4, 210 × 297 mm',
    letter: 'Carta, 215,9 × 279,4 mm',
    sheet: 'Hoja de etiquetas, por su número',
    label: 'Rollo de etiquetas, una etiqueta por página',
    width: 'Ancho de la etiqueta',
    height: 'Alto de la etiqueta',
    symbol: 'Tamaño del símbolo',
    symbolHelp: 'De 10 a 200 mm, sin la zona blanca alrededor',
  },
  sheets: {
    number: 'Número en el paquete',
    example: 'Por ejemplo L7160, 5163 o 4677',
    found: counted({
      one: () => 'Una hoja lo tiene',
      many: (n) => `${n} de hojas lo tienen`,
      other: (n) => `${n} hojas lo tienen`,
    }),
    none: 'Ninguna hoja de aquí tiene este número. Elija un papel o un rollo de etiquetas',
    label: 'Hoja de etiquetas',
    papers: { a4: 'A4', letter: 'Carta' },
    group: (maker, paper) => `${maker}, ${paper}`,
    of: (sheet, labels, size) => `${sheet}: ${labels} de ${size}`,
  },
  below: {
    code: 'Código corto debajo de cada símbolo',
    name: 'Nombre del lote debajo de cada símbolo',
    unnamed: 'Este lote no tiene nombre. Nómbrelo en su página.',
    crop: 'Marcas de corte',
  },
  logo: {
    label: 'Logotipo en el centro',
    help: 'Un logotipo ocupa una parte del símbolo, así que se usa la corrección de errores H.',
    none: 'Ninguno',
    mark: 'La marca de Qlaim',
    image: 'Una imagen suya',
    file: 'Logotipo',
    choose: 'Elegir PNG o SVG',
    unreadable: 'Este archivo no es una imagen, o es demasiado detallado para un logotipo',
  },
  feed: {
    start: 'Empezar en la etiqueta',
    startHelp: 'Fila por fila desde arriba a la izquierda, para una hoja usada en parte',
    backs: 'Por las dos caras',
    backsHelp:
      'A cada página le sigue su reverso, con el nombre del lote y el código. Imprima por las dos caras, girando por el borde largo.',
    off: 'Si su impresora se desvía',
    right: 'Mover a la derecha',
    down: 'Mover hacia abajo',
  },
  buttons: { pdf: 'Descargar PDF', svg: 'ZIP de SVG' },
  file: {
    busy: counted({
      one: (n) => `Dibujando y leyendo ${n} símbolo. Mil tardan unos segundos.`,
      many: (n) => `Dibujando y leyendo ${n} de símbolos. Mil tardan unos segundos.`,
      other: (n) => `Dibujando y leyendo ${n} símbolos. Mil tardan unos segundos.`,
    }),
    ready: 'Su archivo está listo',
    again: 'Descargar de nuevo',
    facts: (count, sheets, size) => `${codes(count)} en ${pages(sheets)}, ${size}. Se leyó cada símbolo.`,
    factsOf: (count, batch, sheets, size) =>
      `${codes(count)} de ${batch} en ${pages(sheets)}, ${size}. Se leyó cada símbolo.`,
  },
  preview: {
    none: 'Sin vista previa',
    advice: 'Corrija el formulario para ver la página.',
    facts: (count, onPage, sheets) => `${codes(count)}, ${onPage} por página, ${pages(sheets)}`,
    first: (sheets, count) => `Primera de ${pages(sheets)}, con ${codes(count)}`,
    back: 'Su reverso',
  },
};
