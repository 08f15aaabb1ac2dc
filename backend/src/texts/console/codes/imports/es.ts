import { pluralIn } from '../../../plural.ts';
import type { ImportTexts } from './texts.ts';

const counted = pluralIn('es');
const rows = counted({ one: (n) => `${n} fila`, other: (n) => `${n} filas`, many: (n) => `${n} de filas` });
const codes = counted({
  one: (n) => `${n} código`,
  other: (n) => `${n} códigos`,
  many: (n) => `${n} de códigos`,
});

export const texts: ImportTexts = {
  rows: (count) => rows(count),
  codes: (count) => codes(count),
  title: 'Importar códigos',
  lead: 'Códigos impresos en otro sitio: un archivo CSV o una exportación de Shlink, YOURLS, Kutt o Dub. Siguen llevando adonde llevaban.',
  choose: 'Elegir un archivo',
  file: 'Archivo CSV',
  other: 'Elegir otro archivo',
  checking: 'Se está comprobando el archivo …',
  of: (source, rows) => `${source} · ${rows}`,
  any: 'Archivo CSV',
  valid: (codes) => `Se pueden importar: ${codes}`,
  faulty: (rows) => `No se pueden importar: ${rows}`,
  columns: 'Columnas',
  none: 'No está en el archivo',
  fields: {
    short: 'Código corto',
    address: 'Dirección impresa',
    link: 'Destino',
    name: 'Nombre',
    note: 'Nota',
    tags: 'Etiquetas',
    created: 'Creado el',
  },
  claimable: 'Los compradores pueden reclamarlos',
  claimableHelp:
    'Los códigos cortos ajenos suelen ser tan breves que se adivinan. Sin esto, primero los aprueba un administrador.',
  line: (line) => `Línea ${line}`,
  more: (number) => `Se muestran los primeros ${number}. Tras la importación, todos están en un archivo CSV.`,
  submit: (codes) => `Importar ${codes}`,
  faults: {
    no_code: 'sin código corto',
    bad_code: 'más de 64 caracteres, u otros que letras, cifras y . _ ~ -',
    reserved_code: 'una palabra de las direcciones de este producto',
    same_code: 'una fila anterior tiene este código corto',
    code_taken: 'ya hay un código con este código corto',
    bad_address: 'no es una dirección web con una sola parte tras el host',
    bad_link: 'no es un destino al que pueda llevar un código',
    bad_name: 'el nombre es demasiado largo',
    bad_note: 'la nota es demasiado larga',
    bad_tags: 'demasiadas etiquetas, o demasiado largas',
    bad_date: 'no es una fecha pasada',
  },
};
