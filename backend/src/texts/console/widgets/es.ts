import { es as advice } from '../../advice/es.ts';
import type { WidgetTexts } from './texts.ts';

export const texts: WidgetTexts = {
  advice,
  notYet: 'aún no',
  deletedPerson: 'una persona eliminada',
  by: {
    system: 'el sistema',
    deletedPerson: 'una persona eliminada',
    apiKey: (who, key) => `la clave de API «${key}» de ${who}`,
  },
  trail: 'Páginas superiores',
  tryAgain: 'Intentar de nuevo',
  pager: {
    previous: 'Ir a la página anterior',
    next: 'Ir a la página siguiente',
    current: (page) => `página ${page}`,
    other: (page) => `Ir a la página ${page}`,
  },
  proof: {
    usePassword: 'Usar la contraseña',
    useCode: 'Usar un código',
  },
  sort: {
    ASC: (label) => `Ordenar por «${label}» de forma ascendente`,
    DESC: (label) => `Ordenar por «${label}» de forma descendente`,
  },
  unsaved: {
    title: '¿Cerrar sin guardar?',
    close: 'Cerrar',
    stay: 'Quedarse',
    advice: 'Lo que escribió no se ha guardado.',
  },
};
