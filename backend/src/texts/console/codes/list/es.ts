import { es as content } from '../../../content/es.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeListTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: CodeListTexts = {
  title: 'Generar enlaces QR',
  total: (number) => `Códigos QR en total: ${number}`,
  someOf: (some, all) => `${some} de ${all}`,
  generate: 'Generar',
  import: 'Importar',
  upload: 'Subir imágenes',
  codes: 'Códigos QR',
  search: {
    region: 'Buscar códigos QR',
    label: 'Buscar',
    placeholder: 'Código, nombre, dueño, dirección, destino',
    clear: 'Borrar la búsqueda',
    filters: 'Filtros',
    filtersSet: (count) => `Filtros (${count})`,
  },
  views: { label: 'Vista', cards: 'Tarjetas', table: 'Tabla' },
  pages: {
    skip: 'Ir a los números de página',
    label: 'Páginas de los códigos',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    shown: (from, to, total) => `${from}–${to} de ${total}`,
  },
  code: {
    symbol: (code) => `Código QR ${code}`,
    noName: 'Todavía sin nombre',
    noOwner: 'Todavía sin dueño',
    nonpaying: 'no pagado',
    hidden: 'oculto por su dueño',
    withheld: 'retirado a los visitantes',
    flagged: 'se avisa a los visitantes',
    created: 'Creado',
    uploaded: 'Subido',
    approved: 'Aprobado',
    scans: 'Escaneos',
  },
  actions: {
    edit: (code) => `Editar ${code}`,
    remove: (code) => `Eliminar ${code}`,
    more: (code) => `Más sobre ${code}`,
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar el enlace. Selecciónelo y cópielo a mano',
    print: 'Imprimir este código',
    svg: 'Descargar como SVG',
    restrict: 'Marcar como no pagado',
    unrestrict: 'Marcar como pagado',
  },
  switches: {
    approved: { label: 'Aprobado', on: 'Aprobado', off: 'No aprobado' },
    isActive: { label: 'Activado', on: 'Activado', off: 'Desactivado' },
    restricted: { label: 'Pagado', on: 'Pagado', off: 'No pagado' },
  },
  stored: {
    nothing: 'Todavía no hay nada guardado',
    types: { ...content.labels, protected: 'Página protegida', image: 'Imágenes y vídeos' },
    images: counted({
      one: (n) => `${n} imagen`,
      many: (n) => `${n} de imágenes`,
      other: (n) => `${n} imágenes`,
    }),
    videos: counted({ one: (n) => `${n} vídeo`, many: (n) => `${n} de vídeos`, other: (n) => `${n} vídeos` }),
    both: (first, second) => `${first} y ${second}`,
    andMore: (first, count) => `${first} y ${count} más`,
    otherwise: (link) => `si no, ${link}`,
    of: (type, what) => `${type}: ${what}`,
  },
};
