import { pluralIn } from '../../plural.ts';
import type { ApiKeysTexts } from './texts.ts';

const counted = pluralIn('es');

export const texts: ApiKeysTexts = {
  list: {
    title: 'Claves de API',
    intro: (calls) =>
      `Con una clave, un programa llama a la API en nombre del admin que la creó. ${calls} indican el permiso que necesita cada una.`,
    calls: 'Las llamadas de la API',
    make: 'Crear una clave',
    pages: 'Páginas de claves de API',
    none: 'Todavía no hay claves de API',
    advice: 'Cree una para cada programa que llama a la API.',
  },
  states: {
    active: 'Activa',
    expired: 'Caducada',
    revoked: 'Revocada',
    ended: 'Terminada: quien la creó perdió los derechos de un admin',
  },
  row: {
    neverUsed: 'Nunca usada',
    used: (when, calls) => `Último uso: ${when}, ${calls}`,
    calls: counted({
      one: (n) => `${n} llamada`,
      many: (n) => `${n} de llamadas`,
      other: (n) => `${n} llamadas`,
    }),
    made: (day, maker) => `Creada el ${day} por ${maker}`,
    noExpiry: 'No caduca',
    expires: (day) => `Caduca el ${day}`,
    revoked: (day, person) => `Revocada el ${day} por ${person}`,
    deletedPerson: 'una persona eliminada',
    revoke: 'Revocar',
    revokeNamed: (label) => `Revocar ${label}`,
  },
  form: {
    title: 'Crear una clave',
    action: 'Continuar',
    program: 'Programa que usa la clave',
    scopes: 'Lo que puede hacer',
    expires: 'Caduca',
    days: counted({
      one: (n) => `En ${n} día`,
      many: (n) => `En ${n} de días`,
      other: (n) => `En ${n} días`,
    }),
    year: 'En un año',
    never: 'Nunca',
  },
  scopes: {
    'codes:read': 'Leer códigos, sus dueños y su historial',
    'codes:write': 'Cambiar códigos: contenido, aprobación, activación, restablecimiento',
    'codes:delete': 'Eliminar códigos',
    'batches:read': 'Leer lotes y sus códigos',
    'batches:write': 'Generar códigos, nombrar lotes e imprimirlos',
    'pictures:write': 'Subir y eliminar imágenes de códigos',
    'scans:read': 'Leer las estadísticas de escaneos',
    'audit:read': 'Leer los eventos del registro, con nombres',
  },
  confirm: {
    title: (label) => `¿Crear realmente la clave «${label}»?`,
    action: 'Crear la clave',
    consequence: 'Quien tenga la clave puede hacer lo que usted eligió, en su nombre.',
  },
  made: {
    title: (label) => `La clave «${label}»`,
    done: 'Listo',
    copy: 'Copiar la clave',
    copied: 'Clave copiada',
    notCopied: 'No se pudo copiar la clave. Selecciónela y cópiela a mano',
    now: 'Cópiela ahora',
    once: 'Nadie puede volver a mostrar esta clave. Guárdela donde el programa guarda sus secretos.',
    key: 'Clave de API',
  },
  revoke: {
    title: (label) => `¿Revocar «${label}»?`,
    action: 'Revocar',
    consequence: 'Los programas con esta clave se rechazan de inmediato. Una clave revocada no vuelve.',
  },
};
