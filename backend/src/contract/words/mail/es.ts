import type { MailWords } from './words.ts';

export const es: MailWords = {
  greeting: (firstName) => `Hola, ${firstName}:`,
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
    close: (profile) =>
      `Si está mal escrito, o si no lo ha cambiado usted, inicie sesión con él y con su contraseña, y cámbielo en ${profile}. Cuando esté verificado, quien lea sus mensajes podrá elegir una nueva contraseña.`,
  },
};
