import { es as kit } from '../../kit/es.ts';
import { messages as forConsole } from '../../messages/console/es.ts';
import { messages as forOwners } from '../../messages/es.ts';
import { messages as forStaff } from '../../messages/staff/es.ts';
import type { ConsoleWords, TranslatedConsole } from './texts.ts';

const words: ConsoleWords = {
  language: 'Idioma',
  languageLabel: 'De las pantallas y de sus correos',
  loading: 'Cargando',
  undo: 'Deshacer',
  skip: 'Ir al contenido',
  profile: 'Perfil',
  signOut: 'Cerrar sesión',
  tools: { keys: 'Teclas', jump: 'Ir a … (Ctrl + K)' },
  readOnly: 'Solo lectura',
  offline: 'Sin conexión. Esta página continúa en cuanto haya una.',
  sections: {
    label: 'Secciones',
    home: 'Inicio',
    codes: 'Códigos',
    batches: 'Lotes',
    people: 'Personas',
    notices: 'Avisos',
    scans: 'Escaneos',
    audit: 'Registro',
    operations: 'Operación',
    domains: 'Dominios',
    advertisement: 'Publicidad',
    apiKeys: 'Claves de API',
    webhooks: 'Webhooks',
  },
  fault: {
    title: 'Algo ha fallado',
    advice: 'El fallo es nuestro. No se ha perdido nada de lo que guardó.',
    reload: 'Recargar',
  },
  missing: {
    unknown: {
      title: 'No encontrado',
      says: 'Aquí no hay nada',
      more: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
      back: 'Volver a los códigos',
    },
    role: {
      title: 'No para su rol',
      says: 'Su rol no abre esta página',
      more: 'Un administrador puede darle otro rol.',
      back: 'Volver a la consola',
    },
  },
  again: {
    title: 'Su sesión ha terminado',
    advice: (email) =>
      `Lo que escribió sigue ahí. Inicie sesión de nuevo como ${email} y repita el último paso.`,
    password: 'Su contraseña',
    code: 'Código de su aplicación o un código de recuperación',
    signIn: 'Iniciar sesión',
    elsewhere: 'Iniciar sesión de otra forma, en una pestaña nueva',
    done: 'Ha iniciado sesión de nuevo',
  },
  reactAdmin: {
    'ra.auth.auth_check_error': 'Inicie sesión para continuar',
    'ra.notification.bad_item': 'Esta entrada no se puede leer',
    'ra.notification.data_provider_error': 'La respuesta del servidor no se puede leer',
    'ra.notification.http_error': 'No se ha podido contactar con el servidor',
    'ra.notification.item_doesnt_exist': 'Esta entrada no existe',
  },
};

export const texts: TranslatedConsole = {
  words,
  kit,
  messages: { ...forOwners, ...forStaff, ...forConsole },
};
