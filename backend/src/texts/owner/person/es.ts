import { pluralIn } from '../../plural.ts';
import type { PersonTexts } from './texts.ts';

const counted = pluralIn('es');
const lead = counted({
  one: () => 'Su código ya no lleva a ninguna parte',
  many: (n) => `Sus ${n} de códigos ya no llevan a ninguna parte`,
  other: (n) => `Sus ${n} códigos ya no llevan a ninguna parte`,
});
const gone = counted({
  one: (n) => `se elimina ${n} archivo`,
  many: (n) => `se eliminan ${n} de archivos`,
  other: (n) => `se eliminan ${n} archivos`,
});

export const texts: PersonTexts = {
  profile: {
    title: 'Actualizar mis datos',
    language: 'Idioma',
    languageHelp: 'Para estas páginas y para los correos que le enviamos.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    emailHelp: 'Un correo nuevo será válido cuando introduzca el código que enviamos a esa dirección.',
    oldPassword: 'Contraseña anterior',
    oldPasswordHelp: 'Solo para cambiar la contraseña.',
    newPassword: 'Contraseña nueva',
    submit: 'Actualizar',
  },
  unverified: {
    title: 'Su correo electrónico aún no está verificado',
    enter: 'Introducir el código',
    advice: (email) => `Hemos enviado un código a ${email}. Si está mal escrito, cámbielo aquí.`,
  },
  pending: {
    title: 'Confirme su nuevo correo electrónico',
    lead: (fresh, old) =>
      `Hemos enviado un código a ${fresh}. Hasta que lo introduzca, su correo sigue siendo ${old}.`,
    cancel: 'Cancelar el cambio',
  },
  first: {
    title: 'Elija su contraseña',
    notice: 'La primera contraseña se mostró al iniciar Qlaim',
    advice: 'Quien pueda leer esa salida la conoce. Elija una contraseña propia para acceder a todo.',
    printed: 'Contraseña mostrada',
    submit: 'Cambiar la contraseña',
  },
  methods: {
    title: 'Cómo inicia sesión',
    noPassword: 'Todavía no tiene contraseña. Le enviamos un enlace para establecer una.',
    addPassword: 'Añadir una contraseña',
    google: 'Inicia sesión con Google.',
    passwordFirst: 'Añada una contraseña antes de desvincular Google.',
    unlink: 'Desvincular Google',
    linkLead: 'Vincule Google e inicie sesión sin contraseña.',
    link: 'Vincular Google',
    linkNext: 'Después elige su cuenta en Google. A partir de entonces podrá iniciar sesión con ella.',
  },
  linking: {
    refused: 'No se permitió vincular Google.',
    expired: 'Este intento es demasiado antiguo o ya se usó. Empiece de nuevo.',
    away: 'Google no responde en este momento. Inténtelo de nuevo.',
    unverified: 'Google no ha verificado este correo electrónico.',
    first: 'Primero inicie sesión y vincule Google en su perfil.',
    taken: 'Esta cuenta de Google pertenece a otra cuenta de aquí.',
    other: 'Hay otra cuenta de Google vinculada. Desvincúlela primero.',
    busy: 'Esto ha cambiado mientras tanto. Inténtelo de nuevo.',
    disabled: 'Esta cuenta está desactivada. Pregunte al vendedor.',
  },
  prove: {
    code: 'Código de su aplicación o código de recuperación',
    password: 'Su contraseña',
    usePassword: 'Usar la contraseña',
    useCode: 'Usar un código',
    next: 'Continuar',
  },
  unread: 'No se pudo leer',
  passkeys: {
    title: 'Claves de acceso',
    lead: 'Inicie sesión con la huella, la cara o el bloqueo de pantalla, sin contraseña.',
    add: 'Añadir una clave de acceso',
    unknown: 'Este navegador no puede crear claves de acceso. Añada una en otro navegador.',
    remove: 'Quitar',
    removeNamed: (name) => `Quitar ${name}`,
    question: (name) => `¿Quitar la clave de acceso ${name}?`,
    keep: 'Conservar',
    consequence:
      'Ya no podrá iniciar sesión con ella. Elimínela también en su dispositivo o gestor de contraseñas.',
    neverUsed: (added) => `Añadida: ${added}, sin usar`,
    used: (added, used) => `Añadida: ${added}, último uso: ${used}`,
    backedUp: 'Sus otros dispositivos también la tienen',
    mine: 'Mi clave de acceso',
    name: 'Nombre',
    nameHelp: 'Para distinguirla de otras, por ejemplo, por el nombre del dispositivo que la guarda.',
    browserNext: 'Después, su navegador pregunta dónde guardar la clave de acceso.',
    exists: 'Este dispositivo ya tiene una clave de acceso para su cuenta',
    notMade: 'No se ha creado ninguna clave de acceso',
  },
  sessions: {
    title: 'Dónde ha iniciado sesión',
    lead: 'Cierre las sesiones que no reconozca y establezca una contraseña nueva.',
    others: 'Cerrar las demás sesiones',
    here: 'Este dispositivo',
    opened: (opened) => `Inicio de sesión: ${opened}`,
    seen: (opened, seen) => `Inicio de sesión: ${opened}, última actividad: ${seen}`,
    withinHour: 'en la última hora',
    end: 'Cerrar sesión',
    endNamed: (device) => `Cerrar la sesión de ${device}`,
    browser: 'Un navegador',
    device: (browser, os) => `${browser} en ${os}`,
  },
  twoStep: {
    title: 'Inicio de sesión en dos pasos',
    lead: 'Después de la contraseña, introduce un código de una aplicación de su teléfono. Así, la contraseña por sí sola no permite entrar a nadie.',
    required: 'Primero debe activar el inicio de sesión en dos pasos',
    requiredAdvice: 'Antes no se abre nada más.',
    setUp: 'Configurar',
    on: 'Activado',
    left: counted({
      one: (n) => `queda ${n} código de recuperación`,
      many: (n) => `quedan ${n} de códigos de recuperación`,
      other: (n) => `quedan ${n} códigos de recuperación`,
    }),
    renew: 'Códigos de recuperación nuevos',
    off: 'Desactivar',
    offQuestion: '¿Desactivar el inicio de sesión en dos pasos?',
    offConsequence:
      'La contraseña bastará de nuevo para iniciar sesión. Sus códigos de recuperación dejarán de servir.',
    make: 'Crear códigos nuevos',
    renewConsequence: 'Después, sus códigos de recuperación anteriores ya no servirán.',
  },
  setUp: {
    title: 'Configurar el inicio de sesión en dos pasos',
    prove: 'Primero demuestre que es usted.',
    scan: (open) =>
      `Escanee esto con una aplicación de autenticación, por ejemplo la de su gestor de contraseñas. O ${open} en este dispositivo.`,
    open: 'ábralo',
    qr: 'Código QR para su aplicación de autenticación',
    key: (key) => `¿Sin cámara? Escriba esta clave en la aplicación: ${key}`,
    digits: 'Las seis cifras que muestra la aplicación',
    submit: 'Activar',
  },
  recovery: {
    title: 'Sus códigos de recuperación',
    lead: 'Sin su teléfono, un código de recuperación le permite entrar. Cada uno sirve una vez. Guárdelos con sus documentos importantes: no se vuelven a mostrar.',
    codes: 'Códigos de recuperación',
    file: 'Códigos de recuperación de Qlaim. Cada uno sirve una vez.',
    download: 'Descargar',
    print: 'Imprimir',
    kept: 'Los he guardado',
  },
  data: {
    title: 'Sus datos',
    lead: 'Llévese una copia de todo lo que guardamos sobre usted: su cuenta, sus códigos con su historial y sus archivos.',
    download: 'Descargar mis datos',
    delete: 'Eliminar mi cuenta',
    zip: 'Recibe un archivo ZIP. También contiene sus archivos y puede ser grande. Quien lo tenga puede leerlo todo.',
    start: 'Descargar',
    unread: 'No se pudo leer su cuenta',
  },
  proof: {
    code: 'Código del correo',
    noPassword: 'Su cuenta no tiene contraseña. En su lugar le enviamos un código.',
    mail: 'Enviarme un código',
    mailAgain: 'Enviar otro código',
  },
  deletion: {
    intro: 'Si elimina su cuenta:',
    signedOut: 'Se cierran todas sus sesiones y nadie puede volver a iniciar sesión en ella.',
    removed:
      'Su nombre, correo, páginas, historial y archivos se eliminan para siempre. Nadie puede recuperarlos.',
    lastMail: 'Enviamos un último correo que lo confirma. Puede registrarse de nuevo con el mismo correo.',
    copy: 'Para conservar una copia, descargue antes sus datos en el perfil.',
    question: '¿Eliminar su cuenta para siempre?',
    confirm: 'Eliminar',
    keep: 'Conservarla',
    final: 'Esto no se puede deshacer.',
    lost: (codes, files) => {
      if (codes === 0) return 'No tiene códigos.';
      return files === 0 ? `${lead(codes)}.` : `${lead(codes)} y ${gone(files)}.`;
    },
  },
  choice: {
    question: '¿Qué ocurre con sus códigos?',
    close: {
      label: 'Mantenerlos cerrados',
      help: 'Se vacían y nadie puede reclamarlos, salvo que el vendedor los abra de nuevo.',
    },
    release: {
      label: 'Liberarlos',
      help: 'Se vacían. Quien escanee uno puede reclamarlo, por ejemplo si regala el artículo.',
    },
  },
};
