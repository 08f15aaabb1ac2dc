import { es as changes } from '../../../changes/es.ts';
import { es as figures } from '../../../figures/es.ts';
import { es as versions } from '../../../versions/es.ts';
import type { CodePageTexts } from './texts.ts';

export const texts: CodePageTexts = {
  changes,
  figures,
  versions,
  code: 'El código',
  save: 'Guardar',
  about: {
    link: 'Enlace',
    owner: 'Dueño',
    batch: 'Lote',
    itsBatch: 'Su lote',
    created: 'Creado',
    approved: 'Aprobado',
    uploaded: 'Imagen subida',
    tags: 'Etiquetas',
    addTag: 'Añadir una etiqueta',
    note: 'Nota',
    none: 'Ninguna',
  },
  note: {
    edit: 'Editar',
    editNote: 'Editar la nota',
    title: 'Nota sobre el código',
    help: 'Solo la consola la muestra.',
  },
  name: { rename: 'Cambiar el nombre del código', title: 'Nombre del código', label: 'Nombre' },
  parts: {
    label: 'Sobre el código',
    destination: 'Lleva a',
    scans: 'Escaneos',
    history: 'Historial',
    files: 'Archivos',
    notices: 'Avisos',
    numbered: (part, count) => `${part} ${count}`,
  },
  flags: {
    title: 'Se avisa a los visitantes',
    lead: 'Una dirección de este código está en una lista.',
    list: 'Lista',
    since: 'Desde',
    staff: 'Mantenido por el personal',
    clear: 'Retirar el aviso',
    keep: 'Mantener el aviso',
    note: 'Retirar: los visitantes vuelven a ir allí hasta que la dirección cambie. Mantener: ninguna comprobación termina el aviso.',
    threats: {
      malware: 'Programas dañinos',
      phishing: 'Engaño',
      unwanted: 'Programas no deseados',
      other: 'En la lista',
    },
  },
  destination: {
    type: 'Tipo',
    nothing: 'Todavía no hay nada guardado.',
    change: 'Cambiar el enlace o el número',
    editor: 'Abrir el editor de todos los tipos',
  },
  scans: {
    none: 'Todavía no hay escaneos',
    own: 'Las visitas del propio dueño no cuentan.',
    devices: 'Dispositivos',
    device: 'Dispositivo',
    from: 'Procedencia',
    site: 'Sitio web',
    whose: 'Todos los escaneos',
  },
  files: { none: 'No hay archivos', advice: 'No se ha subido nada para este código.' },
  history: {
    none: 'No hay cambios',
    changes: 'Cambios',
    older: 'Cambios anteriores',
    elsewhere: (events) => `Los escaneos, los archivos preparados y las notas están en los ${events}.`,
    events: 'eventos de este código',
    now: 'Ahora',
    by: (doer) => `por ${doer}`,
    gone: 'Su nombre y su contenido ya no están disponibles',
    asItWas: 'Como era',
    asItWasAt: (time) => `Como era: ${time}`,
    restore: 'Restaurar',
    restoreOf: (time) => `Restaurar la versión del ${time}`,
    ask: '¿Restaurar esta versión?',
    advice: (time) =>
      `El nombre y el destino vuelven a ser los del ${time}. El historial conserva la versión de ahora.`,
  },
  danger: {
    title: 'Peligro',
    handOver:
      'Traspasar da el código a otro dueño. Ambos reciben un correo. El nombre se pierde, y el contenido también si usted no lo conserva.',
    handOverNow: 'Traspasar',
    withhold:
      'La retirada quita el contenido a los visitantes hasta que se anule la decisión. El dueño puede seguir editándolo.',
    withholdNow: 'Retirar el contenido',
    decision: 'Decisión',
    remove: 'Eliminar quita el código, su contenido y sus escaneos. La cuenta de su dueño se queda.',
    removeNow: 'Eliminar este código',
  },
  neighbours: { label: 'Códigos de la lista', before: 'Código anterior', after: 'Código siguiente' },
  unknown: {
    title: 'Este código no existe',
    happened: 'Qué pasó con él',
    advice:
      'Puede que la dirección esté mal escrita o que el código se haya eliminado. Sus eventos siguen en el registro.',
  },
};
