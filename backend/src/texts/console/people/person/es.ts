import { pluralIn } from '../../../plural.ts';
import type { PeopleTexts } from '../texts.ts';

const counted = pluralIn('es');

export const person: PeopleTexts['person'] = {
  unknown: 'Persona',
  cancel: 'Cancelar',
  next: 'Continuar',
  facts: {
    title: 'Cuenta',
    email: 'Correo electrónico',
    verified: (email) => `${email} (verificado)`,
    notVerified: (email) => `${email} (sin verificar)`,
    namesShown: (role) => `${role}, ve los nombres`,
    namesMasked: (role) => `${role}, no ve los nombres`,
    signedUp: 'Registro',
    withGoogle: (day) => `${day} con Google`,
    twoStep: 'Inicio de sesión en dos pasos',
    on: 'Activado',
    off: 'Desactivado',
    terms: 'Condiciones de uso',
    termsOf: (domain) => `Condiciones de uso de ${domain}`,
    accepted: (version, day) => `Versión del ${version}, aceptada el ${day}`,
    events: 'Lo que hizo esta persona',
  },
  actions: {
    resendOtp: 'Reenviar el código de un solo uso',
    role: 'Cambiar el rol',
    twoStep: 'Desactivar el inicio de sesión en dos pasos',
    enable: 'Activar la cuenta',
    disable: 'Desactivar la cuenta',
  },
  disabling: {
    question: '¿Desactivar esta cuenta?',
    confirm: 'Desactivar',
    advice:
      'Se cierran todas las sesiones de la persona y no puede iniciar sesión. Sus códigos siguen funcionando.',
  },
  twoStep: {
    question: '¿Desactivar el inicio de sesión en dos pasos?',
    confirm: 'Desactivar',
    advice: (who) =>
      `Entonces la contraseña sola basta para que ${who} inicie sesión. Asegúrese de que es esta persona quien lo pide. Se cierran todas sus sesiones y un correo se lo comunica.`,
  },
  sessions: {
    title: 'Sesiones',
    none: 'Sin sesiones abiertas',
    device: (browser, os) => `${browser} en ${os}`,
    seen: (when) => `Última actividad: ${when}`,
    end: 'Cerrar la sesión',
    endNamed: (device) => `Cerrar la sesión de ${device}`,
    endAll: 'Cerrar todas las sesiones',
  },
  codes: {
    title: 'Códigos',
    inList: 'Mostrarlos en la lista de códigos',
    none: 'No hay códigos',
    latest: counted({
      one: (n) => `El último código reclamado (${n} entre otros)`,
      many: (n) => `Los ${n} de códigos reclamados en último lugar, entre otros`,
      other: (n) => `Los ${n} códigos reclamados en último lugar, entre otros`,
    }),
    scans: counted({
      one: (n) => `${n} escaneo`,
      many: (n) => `${n} de escaneos`,
      other: (n) => `${n} escaneos`,
    }),
  },
  help: {
    title: 'Ayuda',
    password: 'Enviar un enlace para una contraseña nueva',
    email: 'Cambiar el correo',
    mailCode: 'Enviar la dirección de un código',
    handOver: 'Traspasar un código',
    erase: 'Eliminar esta cuenta',
  },
  password: {
    question: '¿Enviar un enlace para una contraseña nueva?',
    confirm: 'Enviar',
    advice: (email) =>
      `${email} recibe un correo con un enlace que define una contraseña nueva en el plazo de una hora. La contraseña actual funciona hasta entonces.`,
  },
  email: {
    title: 'Cambiar el correo',
    label: 'Correo nuevo',
    question: (who) => `¿Cambiar realmente el correo de ${who}?`,
    theNew: 'El correo nuevo',
    ofVerified: (fresh, old) =>
      `${fresh} recibe un código de un solo uso, y se avisa a ${old}. El correo cambia cuando la persona inicia sesión e introduce el código; las demás sesiones se cierran entonces.`,
    ofOther: (fresh, old) =>
      `${fresh} sustituye a ${old} de inmediato y recibe un código de un solo uso. No se avisa a ${old}, porque nadie ha demostrado de quién es.`,
  },
};
