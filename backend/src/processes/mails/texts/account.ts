import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  known: {
    subject: 'You already have a Qlaim account',
    lead: 'Somebody has just used this email to sign up, or as the new email of another account. It has an account already, so nothing was changed.',
    action: 'Sign in',
    close: (reset: string) =>
      `If it was you, sign in as usual. If you do not know your password, set a new one with ‘forgot password?’ at ${reset}. If it was not you, you can ignore this mail.`,
  },
  changeRequested: {
    subject: 'Your Qlaim email is to be changed',
    lead: 'A new email was entered for your Qlaim account:',
    close: (profile: string) =>
      `It takes effect once the code that we mailed to it is entered. Until then you sign in with this one. If you did not ask for it, cancel the change at ${profile} and set a new password.`,
  },
};

/** The mails about an account that somebody wants to sign up again, or whose e-mail is to change. */
export const ACCOUNT_MAIL_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    known: {
      subject: 'Sie haben bereits ein Konto bei Qlaim',
      lead: 'Jemand hat sich gerade mit dieser E-Mail-Adresse registriert oder sie als neue Adresse eines anderen Kontos eingetragen. Zu ihr gehört bereits ein Konto, deshalb wurde nichts geändert.',
      action: 'Anmelden',
      close: (reset) =>
        `Wenn Sie es waren, melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort nicht wissen, legen Sie unter ${reset} mit „Passwort vergessen?“ ein neues fest. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren.`,
    },
    changeRequested: {
      subject: 'Die E-Mail-Adresse Ihres Kontos bei Qlaim soll geändert werden',
      lead: 'Für Ihr Konto bei Qlaim wurde eine neue E-Mail-Adresse eingetragen:',
      close: (profile) =>
        `Sie gilt, sobald der Code eingegeben wird, den wir an sie geschickt haben. Bis dahin melden Sie sich mit dieser Adresse an. Wenn Sie das nicht waren, brechen Sie die Änderung unter ${profile} ab und legen Sie ein neues Passwort fest.`,
    },
  },
  fr: {
    known: {
      subject: 'Vous avez déjà un compte Qlaim',
      lead: 'Quelqu’un vient d’utiliser cette adresse e-mail pour s’inscrire, ou comme nouvelle adresse d’un autre compte. Un compte existe déjà avec cette adresse, rien n’a donc été modifié.',
      action: 'Se connecter',
      close: (reset) =>
        `Si c’était vous, connectez-vous comme d’habitude. Si vous ne connaissez plus votre mot de passe, choisissez-en un nouveau avec « Mot de passe oublié ? » sur ${reset}. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.`,
    },
    changeRequested: {
      subject: 'L’adresse e-mail de votre compte Qlaim va changer',
      lead: 'Une nouvelle adresse e-mail a été saisie pour votre compte Qlaim :',
      close: (profile) =>
        `Elle sera valable dès que le code que nous lui avons envoyé aura été saisi. D’ici là, vous vous connectez avec l’adresse actuelle. Si vous n’en êtes pas à l’origine, annulez le changement sur ${profile} et choisissez un nouveau mot de passe.`,
    },
  },
  es: {
    known: {
      subject: 'Ya tiene una cuenta de Qlaim',
      lead: 'Alguien acaba de usar este correo electrónico para registrarse, o como nuevo correo de otra cuenta. Ya existe una cuenta con él, así que no se ha cambiado nada.',
      action: 'Iniciar sesión',
      close: (reset) =>
        `Si ha sido usted, inicie sesión como siempre. Si no recuerda su contraseña, elija una nueva con «¿Ha olvidado la contraseña?» en ${reset}. Si no ha sido usted, puede ignorar este mensaje.`,
    },
    changeRequested: {
      subject: 'Se va a cambiar el correo electrónico de su cuenta de Qlaim',
      lead: 'Se ha introducido un nuevo correo electrónico para su cuenta de Qlaim:',
      close: (profile) =>
        `Será válido en cuanto se introduzca el código que hemos enviado a esa dirección. Hasta entonces, inicie sesión con el correo actual. Si no lo ha solicitado usted, cancele el cambio en ${profile} y elija una nueva contraseña.`,
    },
  },
  ar: {
    known: {
      subject: 'لديك حساب في Qlaim بالفعل',
      lead: 'استخدم شخص ما هذا البريد الإلكتروني للتو لإنشاء حساب، أو بريدًا جديدًا لحساب آخر. لهذا البريد حساب بالفعل، لذلك لم يتغير شيء.',
      action: 'تسجيل الدخول',
      close: (reset) =>
        `إذا كنت أنت، فسجّل الدخول كالمعتاد. وإذا نسيت كلمة المرور، فعيّن كلمة جديدة عبر «هل نسيت كلمة المرور؟» في ${isolate(reset)}. وإذا لم تكن أنت، فيمكنك تجاهل هذه الرسالة.`,
    },
    changeRequested: {
      subject: 'سيتغير البريد الإلكتروني لحسابك في Qlaim',
      lead: 'أُدخل بريد إلكتروني جديد لحسابك في Qlaim:',
      close: (profile) =>
        `يسري البريد الجديد بعد إدخال الرمز الذي أرسلناه إليه. وحتى ذلك الحين تسجّل الدخول بهذا البريد. إذا لم تطلب ذلك، فألغِ التغيير في ${isolate(profile)} وعيّن كلمة مرور جديدة.`,
    },
  },
};
