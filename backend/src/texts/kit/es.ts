import { es as legal } from '../legal-names/es.ts';
import type { KitTexts } from './index.ts';

export const es: KitTexts = {
  home: (shop) => `${shop}, inicio`,
  shop: 'Ir a la tienda',
  skip: 'Ir al contenido',
  menu: 'Menú',
  close: 'Cerrar',
  cancel: 'Cancelar',
  yes: 'Sí',
  no: 'No',
  messages: 'Mensajes',
  dismiss: 'Ocultar',
  showCharacters: 'Mostrar los caracteres',
  ofLimit: (length, limit) => `${length} de ${limit}`,
  enlarge: 'Ampliar',
  showLarge: 'mostrarlo en grande para escanearlo',
  steps: 'Pasos',
  done: 'hecho',
  justNow: 'ahora mismo',
  broken: {
    title: 'No se pudo mostrar esta página',
    reload: 'Recargar',
    advice:
      'No se ha perdido nada de lo que guardó. Recargue la página; si no sirve, inténtelo de nuevo dentro de unos minutos.',
  },
  legal,
};
