import type { ReportTexts } from './texts.ts';

export const es: ReportTexts = {
  title: 'Avisar de esta página',
  lead: 'Díganos qué está mal en lo que muestra este código. Una persona lo revisa. No necesita una cuenta.',
  fields: {
    reason: 'Motivo',
    choose: 'Elegir un motivo',
    words: 'Qué está mal, y dónde',
    wordsHelp: 'Diga con la mayor precisión posible qué ve y por qué no está permitido.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    emailHelp: 'Allí se envían el acuse de recibo y nuestra decisión. El dueño del código no lo ve.',
    anonymous: 'El nombre y el correo pueden faltar en caso de abuso de menores.',
    goodFaith: 'Creo de buena fe que lo que digo es correcto y completo.',
    submit: 'Enviar el aviso',
    back: 'Adónde lleva este código',
  },
  reasons: {
    fraud: 'Fraude o suplantación',
    privacy: 'Mis datos o mi imagen, sin mi consentimiento',
    hate: 'Odio, amenazas o violencia',
    rights: 'Un derecho de autor o una marca',
    goods: 'Bienes o servicios prohibidos',
    'child-abuse': 'Abuso de menores',
    other: 'Otra cosa que no está permitida',
  },
  wrong: 'Algunos campos necesitan su atención',
  problems: {
    reason: 'Elija un motivo',
    words: 'Diga qué está mal',
    wordsLong: (most) => `Como máximo ${most} caracteres`,
    name: 'Introduzca su nombre',
    nameLine: (most) => `Introduzca su nombre en una línea de como máximo ${most} caracteres`,
    email: 'Introduzca su correo',
    emailInvalid: 'Introduzca un correo válido',
    goodFaith: 'Confirme que lo que dice es correcto y completo',
  },
  tooMany: 'Demasiados avisos',
  tooManyWords:
    'Desde aquí llegaron muchos avisos. Lo que ha escrito sigue ahí: envíelo de nuevo dentro de una hora.',
  received: {
    title: 'Hemos recibido su aviso',
    number: 'Su número',
    words: 'Una persona lo revisa. Guarde el número e indíquelo si nos escribe.',
    mailed: 'Se envía un acuse de recibo a su correo, y más tarde nuestra decisión.',
    notMailed: 'No ha dado un correo, así que no se avisa a nadie de lo que decidimos.',
  },
};
