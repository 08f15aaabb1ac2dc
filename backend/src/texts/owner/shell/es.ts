import { es as advice } from '../../advice/es.ts';
import { es as kit } from '../../kit/es.ts';
import { messages } from '../../messages/es.ts';
import type { ShellWords, TranslatedShell } from './texts.ts';

const words: ShellWords = {
  language: 'Idioma',
  myCodes: 'Mis códigos QR',
  goToMyCodes: 'Ir a mis códigos QR',
  profile: 'Perfil',
  signOut: 'Cerrar sesión',
  back: 'Atrás',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  newTab: '(se abre en una pestaña nueva)',
  unsaved: {
    title: '¿Cerrar sesión sin guardar?',
    stay: 'Quedarse',
    advice: 'Sus cambios no se han guardado. Al cerrar la sesión se eliminan de este dispositivo.',
  },
  scansWork: 'Mientras tanto, sus códigos se pueden seguir escaneando.',
  fileFailed: 'No se pudo crear el archivo. Compruebe su conexión e inténtelo de nuevo',
};

export const texts: TranslatedShell = { words, advice, kit, messages };
