import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  unnamed: 'Hola:',
  otp: {
    subject: (otp) => `${otp} es su código de Qlaim`,
    lead: 'Introduzca este código para verificar su correo electrónico:',
    close: (minutes) =>
      `Es válido durante ${minutes} minutos. Si no lo ha solicitado, puede ignorar este mensaje.`,
  },
  reset: {
    subject: 'Elija una nueva contraseña de Qlaim',
    lead: 'Elija aquí una nueva contraseña:',
    action: 'Elegir una nueva contraseña',
    close: (minutes) =>
      `El enlace funciona una sola vez, durante ${minutes} minutos. Si no lo ha solicitado, puede ignorar este mensaje.`,
  },
  moved: {
    subject: 'Se ha cambiado el correo electrónico de su cuenta de Qlaim',
    lead: 'El correo electrónico de su cuenta de Qlaim es ahora:',
    close: (login) =>
      `A partir de ahora inicie sesión con él en ${login}; nuestros mensajes se envían allí. Si no lo ha cambiado usted, póngase en contacto con la tienda donde hizo su compra.`,
  },
};
