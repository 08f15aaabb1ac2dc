import type { AccountWords } from './texts.ts';

export const texts: AccountWords = {
  invitation: {
    headline: 'El código de sus cosas lleva adonde usted quiera.',
    lead: 'Inicie sesión para reclamar y gestionar los códigos QR de los artículos comprados en nuestra tienda en línea.',
  },
  claim: {
    waiting: 'Este código espera a su dueño',
    last: 'Solo queda iniciar sesión y elegir adónde lleva su código',
    steps: 'Pasos para reclamar el código',
    signIn: 'Iniciar sesión',
    verify: 'Verificar el correo',
    yours: 'Es suyo',
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    newPassword: 'Nueva contraseña',
    confirmPassword: 'Confirmar la contraseña',
    atLeast: (characters) => `Al menos ${characters} caracteres`,
    strength: [
      'Muy fácil de adivinar',
      'Fácil de adivinar',
      'Podría ser más difícil de adivinar',
      'Difícil de adivinar',
      'Muy difícil de adivinar',
    ],
  },
  signIn: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    forgot: '¿Ha olvidado la contraseña?',
    passkey: 'Usar una clave de acceso',
    newHere: '¿Es nuevo en Qlaim?',
    signUp: 'Regístrese aquí',
  },
  signUp: {
    title: 'Crear una cuenta',
    submit: 'Crear la cuenta',
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Inicie sesión aquí',
  },
  google: {
    submit: 'Continuar con Google',
    or: 'o',
  },
  otp: {
    title: 'Verifique su correo electrónico',
    code: 'Código de un solo uso',
    submit: 'Enviar',
    sendAgain: 'Enviar un código nuevo',
    sendAgainIn: (seconds) => `Código nuevo en ${seconds} s`,
    changeEmail: '¿Correo equivocado? Cámbielo',
    otherAccount: 'Usar otra cuenta',
    otherEmail: 'Usar otro correo',
  },
  secondStep: {
    title: 'Segundo paso',
    lead: 'Introduzca las seis cifras que muestra ahora su aplicación de autenticación.',
    code: 'Código de la aplicación',
    useRecovery: 'Usar un código de recuperación',
    recoveryLead: 'Introduzca uno de los códigos de recuperación que guardó. Cada uno sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    useApp: 'Usar la aplicación',
  },
  forgot: {
    title: 'Restablecer la contraseña',
    lead: 'Le enviamos un enlace con el que puede elegir una nueva contraseña.',
    submit: 'Enviar el enlace',
  },
  reset: {
    title: 'Elegir una nueva contraseña',
    submit: 'Guardar la contraseña',
    incomplete: 'Este enlace no está completo',
    incompleteAdvice:
      'Abra el enlace completo del correo. Si sigue sin funcionar, solicite uno nuevo en «¿Ha olvidado la contraseña?».',
    signIn: 'Ir al inicio de sesión',
  },
  unreachable: 'No se han podido abrir sus páginas',
};
