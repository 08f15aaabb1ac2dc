import type { Catalogue } from '../catalogue.ts';

const en = {
  TwoStepTurnedOn: 'Two-step sign-in was turned on',
  TwoStepTurnedOff: 'Two-step sign-in was turned off',
  RecoveryCodeUsed: 'A recovery code was used to sign in',
  PasskeyAdded: 'A passkey was added',
  lead: 'Something changed in how you sign in to your Qlaim account:',
  close: (profile: string) =>
    `If this was you, there is nothing to do. If not, set a new password with ‘forgot password?’, sign out everywhere else, and check your sign-in at ${profile}.`,
};

/** The mails that tell of a change in how a person signs in. */
export const securityMailWords: Catalogue<typeof en> = {
  en,
  de: {
    TwoStepTurnedOn: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
    TwoStepTurnedOff: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    RecoveryCodeUsed: 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
    PasskeyAdded: 'Ein Passkey wurde hinzugefügt',
    lead: 'An der Anmeldung bei Ihrem Qlaim-Konto hat sich etwas geändert:',
    close: (profile) =>
      `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, legen Sie über „Passwort vergessen?“ ein neues Passwort fest, melden Sie sich überall sonst ab, und prüfen Sie Ihre Anmeldung unter ${profile}.`,
  },
  fr: {
    TwoStepTurnedOn: 'La connexion en deux étapes a été activée',
    TwoStepTurnedOff: 'La connexion en deux étapes a été désactivée',
    RecoveryCodeUsed: 'Un code de récupération a servi à la connexion',
    PasskeyAdded: 'Une clé d’accès a été ajoutée',
    lead: 'La connexion à votre compte Qlaim a été modifiée :',
    close: (profile) =>
      `Si c’était vous, il n’y a rien à faire. Sinon, définissez un nouveau mot de passe avec « Mot de passe oublié ? », déconnectez tous les autres appareils et vérifiez votre connexion sur ${profile}.`,
  },
  es: {
    TwoStepTurnedOn: 'Se ha activado el inicio de sesión en dos pasos',
    TwoStepTurnedOff: 'Se ha desactivado el inicio de sesión en dos pasos',
    RecoveryCodeUsed: 'Se ha usado un código de recuperación para iniciar sesión',
    PasskeyAdded: 'Se ha añadido una clave de acceso',
    lead: 'Ha cambiado algo en el inicio de sesión de su cuenta de Qlaim:',
    close: (profile) =>
      `Si ha sido usted, no tiene que hacer nada. Si no, establezca una contraseña nueva con «¿Ha olvidado la contraseña?», cierre las demás sesiones y revise su inicio de sesión en ${profile}.`,
  },
  ar: {
    TwoStepTurnedOn: 'فُعّل تسجيل الدخول بخطوتين',
    TwoStepTurnedOff: 'عُطّل تسجيل الدخول بخطوتين',
    RecoveryCodeUsed: 'استُخدم رمز استرداد لتسجيل الدخول',
    PasskeyAdded: 'أُضيف مفتاح مرور',
    lead: 'تغيّر شيء في طريقة تسجيل الدخول إلى حسابك في Qlaim:',
    close: (profile) =>
      `إذا كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فعيّن كلمة مرور جديدة عبر «هل نسيت كلمة المرور؟»، وسجّل الخروج من كل مكان آخر، وراجع طريقة تسجيل دخولك في ${profile}.`,
  },
};
