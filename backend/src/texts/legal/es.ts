import { NOTICE_DAYS } from '../../contract/legal/retention-periods.ts';
import { pluralIn } from '../plural.ts';
import type { LegalTexts } from './texts.ts';

const ACCOUNT_ENDS = 'Hasta que se elimine la cuenta. Entonces se destruye la clave que los abre.';

const counted = pluralIn('es');
const days = counted({ one: (n) => `${n} día`, many: (n) => `${n} de días`, other: (n) => `${n} días` });
const months = counted({ one: (n) => `${n} mes`, many: (n) => `${n} de meses`, other: (n) => `${n} meses` });
const years = counted({ one: (n) => `${n} año`, many: (n) => `${n} de años`, other: (n) => `${n} años` });

export const es: LegalTexts = {
  missing: { words: 'La tienda no ha publicado esta página.', home: 'A la página de inicio' },
  version: (day) => `Versión del ${day}`,
  earlier: 'Versiones anteriores',
  elsewhere: 'La tienda publica este texto en una página propia:',
  otherLanguage: 'Este texto existe solo en otro idioma.',
  accept: {
    title: 'Acepte las condiciones',
    first: 'Lea las condiciones de uso de esta tienda y acéptelas para continuar.',
    again: 'Las condiciones de uso de esta tienda han cambiado. Léalas y acéptelas para continuar.',
    button: 'Acepto las condiciones',
    else: 'Si no las acepta, puede llevarse sus datos y eliminar la cuenta:',
    profile: 'A su perfil',
  },
  privacy: {
    heading: 'Qué se guarda sobre las personas',
    lead: 'Esta tabla viene del propio producto. Nombra cada tipo de registro que trata de una persona.',
    what: 'Qué',
    why: 'Para qué',
    until: 'Cuánto tiempo',
    records: 'Nombres de los registros',
    after:
      'Cada registro contiene también la hora y quién lo hizo: un identificador, ningún nombre. Nombres, correos y contenidos están cifrados con una clave por persona. Las copias de seguridad pueden contener esa clave hasta que la tienda las elimine.',
    topics: {
      account: {
        what: 'Nombre y apellidos, correo, idioma',
        why: 'Para llevar la cuenta y enviar sus correos',
        until: ACCOUNT_ENDS,
      },
      signIn: {
        what: 'Horas de los inicios de sesión y cambios en la forma de iniciarla. Las contraseñas se guardan solo como resúmenes',
        why: 'Para no dejar entrar a nadie más y avisar de los cambios',
        until: 'Las horas quedan sin nombre. Lo que sirve para iniciar sesión se elimina con la cuenta.',
      },
      terms: {
        what: 'Qué versión de las condiciones se aceptó, de qué dominio, en qué idioma y cuándo',
        why: 'Para probar lo acordado',
        until: 'Queda; sin la cuenta no nombra a nadie.',
      },
      reservation: {
        what: 'Un código hecho del correo o del identificador de la cuenta de Google',
        why: 'Para que dos cuentas nunca tengan el mismo correo',
        until: 'Queda; el correo no se puede leer en él.',
      },
      ownership: {
        what: 'Qué códigos reclamó, recibió o cedió una persona, y cuándo',
        why: 'Para saber quién puede cambiar adónde lleva un código',
        until: 'Queda con el código; tras eliminar la cuenta no nombra a nadie.',
      },
      content: {
        what: 'Nombres de códigos y adónde llevan: enlaces, teléfonos, textos, imágenes, vídeos, archivos',
        why: 'Para mostrarlo a quien escanea el código',
        until: 'Hasta que se elimine la cuenta; los archivos también al restablecer el contenido.',
      },
      notices: {
        what: 'Avisos sobre una página: palabras, nombre y correo de quien avisa',
        why: 'Para revisar el aviso y responderlo, como pide la ley',
        until: 'Hasta que quien avisó pida a la tienda que lo borre.',
      },
      decisions: {
        what: 'Decisiones sobre una página: los motivos, quién decidió y de quién era la página',
        why: 'Para dar los motivos y probarlos más tarde',
        until: 'Quedan, como pide la ley.',
      },
      scans: {
        what: 'Escaneos: hora, tipo de dispositivo, sistema, navegador y sitio de origen. Ninguna dirección de red',
        why: 'Para contar los escaneos para el propietario y la tienda',
        until: 'Quedan con el código; no nombran a nadie.',
      },
      shop: {
        what: 'Notas, etiquetas e imágenes de la tienda sobre sus códigos, y sus ajustes',
        why: 'Para gestionar los códigos',
        until: 'Las notas sobre un código reclamado hasta que se elimine la cuenta; las demás quedan.',
      },
      staff: {
        what: 'Quién trabaja para la tienda: invitaciones, roles, claves, vistas guardadas',
        why: 'Para saber quién puede hacer qué',
        until: 'Hasta que se elimine esa cuenta; las horas quedan.',
      },
      erasure: {
        what: 'Que se eliminó una cuenta, cuándo, y el motivo si lo hizo la tienda',
        why: 'Para probarlo y repetirlo tras restaurar una copia de seguridad',
        until: 'Queda; no nombra a nadie.',
      },
    },
    periods: {
      unverifiedDays: (count) =>
        `Una cuenta cuyo correo nunca se verificó se elimina al cabo de ${days(count)}.`,
      withoutCodeMonths: (count) =>
        `Una cuenta sin código se elimina si nadie la ha usado durante ${months(count)}. La persona recibe un correo ${NOTICE_DAYS} días antes.`,
      unusedYears: (count) =>
        `Una cuenta se elimina si nadie la ha usado durante ${years(count)}. La persona recibe un correo ${NOTICE_DAYS} días antes.`,
      signInsMonths: (count) =>
        `Las horas de inicio de sesión se borran al cabo de ${months(count)}, salvo la última.`,
      scansMonths: (count) =>
        `Al cabo de ${months(count)}, de los escaneos solo quedan cifras por día, sin horas ni visitantes.`,
    },
  },
  rules: {
    lead: 'Quien reclama un código publica para todos los que lo escanean. Respete estas normas. No se puede publicar:',
    forbids: [
      'Fraude, suplantación y programas maliciosos',
      'Datos o imágenes de personas sin su consentimiento',
      'Odio, amenazas y violencia',
      'Obras y marcas de otros sin tener derecho',
      'Bienes y servicios prohibidos',
      'Abuso de menores',
    ],
    leads: 'No lleve a sitios dañinos o que pidan contraseñas bajo un nombre falso.',
    otherwise: 'Qué ocurre si no',
    decision:
      'Cualquiera puede denunciar una página. Una persona de la tienda la revisa y puede desactivarla o eliminarla. El propietario sabe qué se decidió y por qué, y puede oponerse.',
  },
  accessibility: {
    lead: 'Todas las personas deben poder usar estas páginas. Están hechas para WCAG 2.2, nivel AA.',
    means: [
      'Todo funciona con el teclado y en pantallas de 360 píxeles de ancho.',
      'Cada campo tiene una etiqueta, y los lectores de pantalla leen cada mensaje.',
      'Los colores tienen contraste suficiente, en claro y en oscuro, y nunca significan algo por sí solos.',
      'Las páginas que abre un escaneo funcionan sin scripts.',
    ],
    limits: 'Qué puede faltar',
    limitsWords:
      'Los propietarios publican sus propias imágenes, vídeos y archivos. Pueden faltarles descripciones o subtítulos, aunque el editor ofrece ambos.',
    write: 'Escríbanos',
    writeWords: '¿Algo no le funciona? Escríbanos y le respondemos.',
  },
};
