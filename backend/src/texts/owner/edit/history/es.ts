import type { EditWords } from '../texts.ts';

export const history: EditWords['history'] = {
  title: 'Historial',
  loading: 'Cargando el historial',
  failed: 'No se pudo mostrar el historial',
  older: 'Mostrar cambios anteriores',
  view: 'Ver',
  viewVersion: (when) => ` la versión del ${when}`,
  now: 'Actual',
  by: (who, when) => `Por ${who}, ${when}`,
  who: { you: 'usted', owner: 'el dueño', admin: 'un administrador', system: 'el sistema' },
  gone: 'Ya no está disponible',
  goneAdvice: 'Esta versión se borró, o es de antes de que el código fuera suyo.',
  allChanges: 'Todos los cambios',
  restoreVersion: 'Restaurar esta versión',
  asOf: (when) => `Versión del ${when}`,
  likeNow: 'El código está así ahora.',
  restore: {
    title: '¿Restaurar esta versión?',
    confirm: 'Restaurar',
    advice: (when) =>
      `El nombre y el destino vuelven a ser los del ${when}. El historial conserva la versión actual.`,
  },
};
