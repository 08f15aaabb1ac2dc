import type { Catalogue } from '../../../texts/catalogue.ts';

const en = {
  TwoStepTurnedOn: 'Two-step sign-in was turned on',
  TwoStepTurnedOff: 'Two-step sign-in was turned off',
  RecoveryCodeUsed: 'A recovery code was used',
  recoveryCode: {
    'sign-in': 'A recovery code was used to sign in',
    'new-codes': 'A recovery code was used to make new recovery codes',
    'two-step-off': 'A recovery code was used to turn off two-step sign-in',
    confirm: 'A recovery code was used to confirm a change in your account',
  },
  PasskeyAdded: 'A passkey was added',
  PasswordChanged: 'A new password was set',
  GoogleLinked: 'A Google account was linked',
  googleLinkedByEmail: 'A Google account with your email signed in and was linked',
  GoogleUnlinked: 'The Google account was unlinked',
  lead: 'Something changed in how you sign in to your Qlaim account:',
  close: (profile: string) =>
    `If this was you, there is nothing to do. If not, set a new password with ‘forgot password?’, sign out everywhere else, and check your sign-in at ${profile}.`,
};

/** The mails that tell of a change in how a person signs in. */
export const securityMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    TwoStepTurnedOn: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
    TwoStepTurnedOff: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    RecoveryCodeUsed: 'Ein Wiederherstellungscode wurde verwendet',
    recoveryCode: {
      'sign-in': 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
      'new-codes': 'Mit einem Wiederherstellungscode wurden neue Wiederherstellungscodes erstellt',
      'two-step-off': 'Mit einem Wiederherstellungscode wurde die Anmeldung in zwei Schritten ausgeschaltet',
      confirm: 'Mit einem Wiederherstellungscode wurde eine Änderung an Ihrem Konto bestätigt',
    },
    PasskeyAdded: 'Ein Passkey wurde hinzugefügt',
    PasswordChanged: 'Ein neues Passwort wurde festgelegt',
    GoogleLinked: 'Ein Google-Konto wurde verknüpft',
    googleLinkedByEmail: 'Ein Google-Konto mit Ihrer E-Mail-Adresse hat sich angemeldet und wurde verknüpft',
    GoogleUnlinked: 'Das Google-Konto ist nicht mehr verknüpft',
    lead: 'An der Anmeldung zu Ihrem Konto bei Qlaim hat sich etwas geändert:',
    close: (profile) =>
      `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, legen Sie über „Passwort vergessen?“ ein neues Passwort fest, melden Sie sich überall sonst ab und prüfen Sie Ihre Anmeldung unter ${profile}.`,
  },
  fr: {
    TwoStepTurnedOn: 'La connexion en deux étapes a été activée',
    TwoStepTurnedOff: 'La connexion en deux étapes a été désactivée',
    RecoveryCodeUsed: 'Un code de récupération a été utilisé',
    recoveryCode: {
      'sign-in': 'Un code de récupération a servi à la connexion',
      'new-codes': 'Un code de récupération a servi à créer de nouveaux codes de récupération',
      'two-step-off': 'Un code de récupération a servi à désactiver la connexion en deux étapes',
      confirm: 'Un code de récupération a servi à confirmer une modification de votre compte',
    },
    PasskeyAdded: 'Une clé d’accès a été ajoutée',
    PasswordChanged: 'Un nouveau mot de passe a été défini',
    GoogleLinked: 'Un compte Google a été associé',
    googleLinkedByEmail: 'Un compte Google ayant votre adresse e-mail s’est connecté et a été associé',
    GoogleUnlinked: 'Le compte Google a été dissocié',
    lead: 'La connexion à votre compte Qlaim a été modifiée :',
    close: (profile) =>
      `Si c’était vous, il n’y a rien à faire. Sinon, définissez un nouveau mot de passe avec « Mot de passe oublié ? », déconnectez tous les autres appareils et vérifiez votre connexion sur ${profile}.`,
  },
  es: {
    TwoStepTurnedOn: 'Se ha activado el inicio de sesión en dos pasos',
    TwoStepTurnedOff: 'Se ha desactivado el inicio de sesión en dos pasos',
    RecoveryCodeUsed: 'Se ha usado un código de recuperación',
    recoveryCode: {
      'sign-in': 'Se ha usado un código de recuperación para iniciar sesión',
      'new-codes': 'Se ha usado un código de recuperación para crear códigos de recuperación nuevos',
      'two-step-off':
        'Se ha usado un código de recuperación para desactivar el inicio de sesión en dos pasos',
      confirm: 'Se ha usado un código de recuperación para confirmar un cambio en su cuenta',
    },
    PasskeyAdded: 'Se ha añadido una clave de acceso',
    PasswordChanged: 'Se ha establecido una contraseña nueva',
    GoogleLinked: 'Se ha vinculado una cuenta de Google',
    googleLinkedByEmail:
      'Una cuenta de Google con su correo electrónico ha iniciado sesión y se ha vinculado',
    GoogleUnlinked: 'Se ha desvinculado la cuenta de Google',
    lead: 'Ha cambiado algo en el inicio de sesión de su cuenta de Qlaim:',
    close: (profile) =>
      `Si ha sido usted, no tiene que hacer nada. Si no, establezca una contraseña nueva con «¿Ha olvidado la contraseña?», cierre las demás sesiones y revise su inicio de sesión en ${profile}.`,
  },
  ar: {
    TwoStepTurnedOn: 'فُعّل تسجيل الدخول بخطوتين',
    TwoStepTurnedOff: 'أُوقف تسجيل الدخول بخطوتين',
    RecoveryCodeUsed: 'استُخدم رمز استرداد',
    recoveryCode: {
      'sign-in': 'استُخدم رمز استرداد لتسجيل الدخول',
      'new-codes': 'استُخدم رمز استرداد لإنشاء رموز استرداد جديدة',
      'two-step-off': 'استُخدم رمز استرداد لإيقاف تسجيل الدخول بخطوتين',
      confirm: 'استُخدم رمز استرداد لتأكيد تغيير في حسابك',
    },
    PasskeyAdded: 'أُضيف مفتاح مرور',
    PasswordChanged: 'عُيّنت كلمة مرور جديدة',
    GoogleLinked: 'رُبط حساب Google',
    googleLinkedByEmail: 'سجّل حساب Google يحمل بريدك الإلكتروني الدخول ورُبط بحسابك',
    GoogleUnlinked: 'أُلغي ربط حساب Google',
    lead: 'تغيّر شيء في طريقة تسجيل الدخول إلى حسابك في Qlaim:',
    close: (profile) =>
      `إذا كنت أنت من فعل ذلك، فلا يلزمك شيء. وإلا فعيّن كلمة مرور جديدة عبر «هل نسيت كلمة المرور؟»، وسجّل الخروج من كل مكان آخر، وراجع طريقة تسجيل دخولك في ${profile}.`,
  },
};
