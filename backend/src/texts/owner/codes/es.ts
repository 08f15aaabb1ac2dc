import { es as content } from '../../content/es.ts';
import { pluralIn } from '../../plural.ts';
import type { CodesTexts } from './texts.ts';

const counted = pluralIn('es');
const scans = counted({
  one: (n) => `${n} escaneo`,
  many: (n) => `${n} de escaneos`,
  other: (n) => `${n} escaneos`,
});
const days = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });
const codes = counted({
  one: (n) => `${n} código`,
  many: (n) => `${n} de códigos`,
  other: (n) => `${n} códigos`,
});

export const texts: CodesTexts = {
  content,
  list: {
    loading: 'Cargando sus códigos QR',
    scan: 'Escanear un código',
    stale: 'Puede que lo que ve no esté actualizado.',
    claimed: (code) => `El código QR ya es suyo: ${code}`,
    banner: { top: 'De la tienda (arriba)', side: 'De la tienda (al lado)', bottom: 'De la tienda (abajo)' },
  },
  none: {
    title: 'Todavía no tiene códigos QR',
    advice:
      'Escanee con la cámara de su teléfono el código QR de algo que haya comprado y reclámelo. Después aparecerá aquí.',
  },
  another: {
    title: 'Reclamar otro código',
    lead: 'Escanéelo con la cámara de su teléfono o escríbalo aquí.',
  },
  byHand: {
    code: 'Código impreso',
    help: 'Diez letras y cifras, debajo del código QR',
    wrong: 'Un código tiene diez letras y cifras, por ejemplo 7K3M 9QWX 2P',
    submit: 'Reclamar',
  },
  first: {
    title: 'El código es suyo',
    dismiss: 'Ocultar estos pasos',
    label: 'Primeros pasos',
    steps: ['Reclamar su código', 'Elegir adónde lleva', 'Escanearlo para probarlo'],
    choose: 'Elegir adónde lleva',
    scan: 'Guardado. Ahora escanéelo',
    scanAdvice:
      'Apunte la cámara de un teléfono al código. Esta página lo indica en cuanto se cuenta el escaneo.',
    works: 'Funciona',
    worksAdvice: 'El escaneo ha llegado. Comparta su código:',
    share: 'Compartir',
    notShared: 'No se pudo compartir el código. Copie el enlace en su lugar',
    copyLink: 'Copiar el enlace',
    savePicture: 'Guardar el símbolo (PNG)',
  },
  find: {
    search: 'Buscar',
    type: 'Tipo',
    allTypes: 'Todos los tipos',
    placeholder: 'Nombre, código impreso o destino',
    order: 'Orden',
    orders: { newest: 'Últimos reclamados', name: 'Nombre', scans: 'Más escaneados' },
    all: codes,
    some: (found, count) => `${found} de ${codes(count)}`,
    none: 'Ningún código coincide',
    advice: 'Busque una parte del nombre, del código impreso o del destino.',
  },
  visibility: {
    hide: 'Ocultar por ahora',
    show: 'Mostrar de nuevo',
    hidden: 'Oculto por ahora',
    advice: 'Los visitantes leen que usted lo ha ocultado por ahora. Todo se conserva.',
    undo: 'Deshacer',
  },
  card: {
    printedElsewhere: (host: string) =>
      `El símbolo se imprimió con una dirección de ${host}, que no pertenece a este sitio. Los escaneos llegan mientras ${host} conduzca aquí.`,
    history: 'Historial',
    more: (title) => `Más sobre ${title}`,
    disabled: 'Desactivado',
    withheld: 'No se muestra a los visitantes',
    flagged: 'Se avisa a los visitantes',
    flaggedTitle: 'Se avisa a los visitantes antes de ir a una dirección de este código',
    flaggedLead: 'Está en una lista de direcciones dañinas:',
    flaggedClose:
      'El aviso termina cuando el código lleve a otro sitio o la dirección ya no esté en la lista. Si la dirección no hace daño, díganoslo: una persona la revisará.',
    why: 'Por qué, y cómo impugnar',
    edit: 'Editar QR',
    of: (title) => `de ${title}`,
    symbol: (title) => `Código QR de ${title}`,
    count: scans,
    created: (date) => `Creado el ${date}`,
    span: days,
    recent: (count, span, today) => `${scans(count)} en ${days(span)}, ${today} hoy`,
    copy: (title) => `Copiar el enlace de ${title}`,
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar el enlace. Selecciónelo y cópielo a mano',
    download: 'Descargar',
    downloadOf: (title) => `Descargar el código QR de ${title}`,
    label: 'Etiqueta para imprimir (PDF)',
  },
};
