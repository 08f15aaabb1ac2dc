import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  switch: 'Idioma',
  phone: {
    title: (number) => `Llamar al ${number}`,
    calls: 'Este código llama al',
    call: 'Llamar ahora',
    save: 'Guardar contacto',
  },
  smart: {
    title: 'Enlaces según la hora',
    heading: 'El destino de este código depende de la hora',
    hours: (from, to, zone) => `de ${from} a ${to}, ${zone}`,
    otherwise: 'a cualquier otra hora',
  },
  unavailable: {
    title: 'No disponible en este momento',
    words: 'Esto no está disponible en este momento. Vuelva a escanear el código.',
    again: 'Volver a intentarlo',
  },
  frame: {
    home: (name: string) => `${name}, inicio`,
    skip: 'Ir al contenido',
    foot: 'Qlaim: códigos QR en objetos, que pertenecen a quien los compra.',
    signIn: 'Iniciar sesión',
    signUp: 'Registrarse',
    myCodes: 'Ir a mis códigos QR',
    dashboard: 'Abrir la administración',
    whatIs: (name: string) => `¿Qué es ${name}?`,
  },
  claim: {
    title: 'Reclamar este código',
    heading: 'Este código espera a su dueño',
    lead: '¿Tiene el artículo? Reclame su código y elija adónde lleva al escanearlo.',
    button: 'Reclamar este código',
    signedInAs: (name, email) =>
      name === '' ? `Sesión iniciada como ${email}` : `Sesión iniciada como ${name} (${email})`,
    haveAccount: '¿Ya tiene una cuenta?',
    signInHere: 'Inicie sesión aquí',
    adminTitle: 'Ha iniciado sesión como administrador',
    adminWords:
      'Los administradores cuidan de los códigos, pero no los reclaman. Para reclamar este, inicie sesión con una cuenta propia.',
    failed: 'Algo ha fallado',
    failedWords: 'El código sigue libre. Vuelva a intentarlo en un momento.',
    steps: 'Pasos para reclamar el código',
    stepSignIn: 'Iniciar sesión',
    stepVerify: 'Verificar el correo',
    stepYours: 'Es suyo',
    done: 'hecho',
  },
  preview: {
    title: 'Adónde lleva este código',
    since: (date) => `Desde el ${date}`,
    claimed: (date) => `Reclamado el ${date}`,
    go: 'Ir allí',
    links: 'Abre esta dirección',
    timed: 'Abre una dirección que depende de la hora',
    phone: 'Llama a este número',
    pdf: 'Abre un PDF',
    gallery: 'Muestra imágenes y vídeos',
    page: 'Muestra una página de su propietario',
    'protected-page': 'Muestra una página protegida por un código de seguridad',
    claim: 'Está esperando a su propietario. Al escanearlo se ofrece reclamarlo.',
  },
  hidden: {
    yours: 'Este código es suyo. Los visitantes solo ven esta página.',
    show: 'Mostrar de nuevo',
    see: 'Ver lo que está oculto',
  },
  reasons: {
    unknown: {
      title: 'Este código es desconocido',
      words:
        'Compruebe que se ha escaneado el código completo. Si está impreso en algo que compró, pregunte al vendedor.',
    },
    'not-ready': {
      title: 'Este código aún no está listo',
      words: 'El vendedor todavía tiene que aprobarlo. Vuelva a intentarlo mañana o pregunte al vendedor.',
    },
    disabled: {
      title: 'Este código está desactivado',
      words: 'El vendedor lo ha desactivado. Si compró el artículo, pregunte al vendedor.',
    },
    nonpaying: {
      title: 'Este artículo aún no se ha pagado',
      words:
        'Su código se podrá reclamar cuando el vendedor haya recibido el pago. Si ya ha pagado, pregunte al vendedor. Si se lo regalaron, pregunte a la persona que lo compró.',
    },
    empty: {
      title: 'Este código aún no lleva a ninguna parte',
      words: 'Su dueño no ha elegido todavía adónde lleva. Si el código es suyo, inicie sesión y elija.',
    },
    hidden: {
      title: 'El dueño lo ha ocultado por ahora',
      words: 'El código sigue funcionando. Vuelva en otro momento.',
    },
    deleted: {
      title: 'Este código ya no se usa',
      words: 'Se retiró definitivamente. Si compró el artículo, pida un código nuevo al vendedor.',
    },
    verify: {
      title: 'Verifique primero su correo electrónico',
      words:
        'El código le espera. Inicie sesión, escriba los seis dígitos que le enviamos por correo y será suyo.',
    },
    claimed: {
      title: 'Este código QR ya tiene dueño',
      words:
        'Si fue usted, inicie sesión y lo encontrará entre sus códigos. Si compró el artículo y no fue usted, pregunte al vendedor.',
    },
  },
  welcome: {
    title: 'Sus cosas llevan adonde usted quiere',
    code: 'Código',
    headline: 'El código de sus cosas lleva adonde usted quiere',
    lead: 'Lo que compra lleva un código QR que es solo suyo. Reclámelo, y cada escaneo abrirá su página, su enlace o su número de teléfono. Cambie de idea cuantas veces quiera: el código sigue siendo el mismo.',
    how: 'Suyo en tres pasos',
    scan: 'Escanear',
    scanWords:
      'Apunte con la cámara del teléfono al código de la etiqueta, de la tarjeta o del propio artículo.',
    claim: 'Reclamar',
    claimWords:
      'Inicie sesión, verifique su correo y el código es suyo. Se lo queda quien lo reclama primero.',
    choose: 'Elegir',
    chooseWords: 'Indique adónde lleva. Desde el próximo escaneo llevará allí.',
    what: 'Adónde puede llevar',
    link: 'Un enlace',
    linkWords: 'Su tienda, su lista de música, un vídeo, un formulario: cualquier página de la web.',
    call: 'Una llamada',
    callWords: 'Quien encuentre su bolso, su perro o su bicicleta puede llamarle.',
    page: 'Una página propia',
    pageWords:
      'Fotos, vídeos, PDF y palabras en memoria de alguien, para todos o tras un código de seguridad.',
    often: 'Y cuántas veces',
    oftenWords: 'Vea día a día cuántas veces se escaneó cada código.',
  },
};
