import type { Catalogue } from '../catalogue.ts';

/** How a try at Google ended, in English: the last page of its window, and the notice at the sign-in. */
const en = {
  ended: 'You can close this window.',
  goOn: 'Go on',
  failed: 'The sign-in with Google did not work',
  reasons: {
    refused: 'Google was not allowed to sign you in.',
    expired: 'This try is too old or already used. Please start again.',
    away: 'Google does not answer right now. Please try again, or use your password.',
    unverified: 'Google has not verified your email. Sign up with your email and a password.',
    first: 'An account with this email exists. Sign in with your password, then link Google in your profile.',
    busy: 'Something changed meanwhile. Please try again.',
    disabled: 'An admin has disabled your account. Please ask the seller.',
  },
};

export type GoogleTexts = Catalogue<typeof en>['en'];

export const GOOGLE_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    ended: 'Sie können dieses Fenster schließen.',
    goOn: 'Weiter',
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
    reasons: {
      refused: 'Google durfte Sie nicht anmelden.',
      expired: 'Dieser Versuch ist zu alt oder schon verwendet. Bitte beginnen Sie neu.',
      away: 'Google antwortet gerade nicht. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
      unverified:
        'Google hat Ihre E-Mail-Adresse nicht bestätigt. Registrieren Sie sich mit E-Mail-Adresse und Passwort.',
      first:
        'Zu dieser E-Mail-Adresse gibt es ein Konto. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie Google dann in Ihrem Profil.',
      busy: 'Inzwischen hat sich etwas geändert. Bitte versuchen Sie es erneut.',
      disabled: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Verkäufer.',
    },
  },
  fr: {
    ended: 'Vous pouvez fermer cette fenêtre.',
    goOn: 'Continuer',
    failed: 'La connexion avec Google n’a pas abouti',
    reasons: {
      refused: 'Google n’a pas été autorisé à vous connecter.',
      expired: 'Cette tentative est trop ancienne ou déjà utilisée. Veuillez recommencer.',
      away: 'Google ne répond pas pour le moment. Réessayez, ou utilisez votre mot de passe.',
      unverified:
        'Google n’a pas vérifié votre adresse e-mail. Inscrivez-vous avec votre e-mail et un mot de passe.',
      first:
        'Un compte existe avec cette adresse e-mail. Connectez-vous avec votre mot de passe, puis associez Google dans votre profil.',
      busy: 'Quelque chose a changé entre-temps. Veuillez réessayer.',
      disabled: 'Votre compte est désactivé. Adressez-vous au vendeur.',
    },
  },
  es: {
    ended: 'Puede cerrar esta ventana.',
    goOn: 'Continuar',
    failed: 'No se pudo iniciar sesión con Google',
    reasons: {
      refused: 'No se permitió que Google iniciara su sesión.',
      expired: 'Este intento es demasiado antiguo o ya se usó. Empiece de nuevo.',
      away: 'Google no responde en este momento. Inténtelo de nuevo o use su contraseña.',
      unverified: 'Google no ha verificado su correo electrónico. Regístrese con su correo y una contraseña.',
      first:
        'Ya existe una cuenta con este correo electrónico. Inicie sesión con su contraseña y vincule Google en su perfil.',
      busy: 'Algo ha cambiado mientras tanto. Inténtelo de nuevo.',
      disabled: 'Su cuenta está desactivada. Pregunte al vendedor.',
    },
  },
  ar: {
    ended: 'يمكنك إغلاق هذه النافذة.',
    goOn: 'متابعة',
    failed: 'لم ينجح تسجيل الدخول باستخدام Google',
    reasons: {
      refused: 'لم يُسمح لـ Google بتسجيل دخولك.',
      expired: 'هذه المحاولة قديمة جدًا أو استُخدمت من قبل. يُرجى البدء من جديد.',
      away: 'لا يستجيب Google الآن. حاول مرة أخرى، أو استخدم كلمة المرور.',
      unverified: 'لم يتحقق Google من بريدك الإلكتروني. أنشئ حسابًا ببريدك الإلكتروني وكلمة مرور.',
      first: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بكلمة المرور، ثم اربط Google في ملفك الشخصي.',
      busy: 'تغيّر شيء في هذه الأثناء. يُرجى المحاولة مرة أخرى.',
      disabled: 'حسابك معطّل. يُرجى سؤال البائع.',
    },
  },
};
