import type { Catalogue } from '../../../texts/catalogue.ts';
import { forMinutes } from './ar.ts';

const en = {
  confirm: {
    subject: (otp: string) => `${otp} is your Qlaim code`,
    lead: 'Enter this code to download your data or to delete your account:',
    close: (minutes: number) =>
      `It is valid for ${minutes} minutes. If you did not ask for it, somebody else uses your account: sign out everywhere.`,
  },
  erased: {
    subject: 'Your Qlaim account was deleted',
    lead: 'Your account is deleted, as it was asked for.',
    centre: 'Your codes lead nowhere any more. Your name, email, pages and files are removed for good.',
    close: 'Nobody can undo this. You can sign up again with this email. This is the last mail from us.',
  },
};

/** The mails to people who leave. */
export const leavingMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    confirm: {
      subject: (otp) => `${otp} ist Ihr Code für Qlaim`,
      lead: 'Geben Sie diesen Code ein, um Ihre Daten herunterzuladen oder Ihr Konto zu löschen:',
      close: (minutes) =>
        `Er gilt ${minutes} Minuten. Wenn Sie ihn nicht angefordert haben, benutzt jemand anderes Ihr Konto: Melden Sie sich überall ab.`,
    },
    erased: {
      subject: 'Ihr Konto bei Qlaim wurde gelöscht',
      lead: 'Ihr Konto ist gelöscht, wie es verlangt wurde.',
      centre:
        'Ihre Codes führen nirgendwohin mehr. Ihr Name, Ihre E-Mail-Adresse, Ihre Seiten und Dateien sind endgültig entfernt.',
      close:
        'Das kann niemand rückgängig machen. Sie können sich mit dieser Adresse neu registrieren. Dies ist die letzte E-Mail von uns.',
    },
  },
  fr: {
    confirm: {
      subject: (otp) => `${otp} est votre code Qlaim`,
      lead: 'Saisissez ce code pour télécharger vos données ou supprimer votre compte :',
      close: (minutes) =>
        `Il est valable ${minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un d’autre utilise votre compte : déconnectez-vous partout.`,
    },
    erased: {
      subject: 'Votre compte Qlaim a été supprimé',
      lead: 'Votre compte est supprimé, comme demandé.',
      centre:
        'Vos codes ne mènent plus nulle part. Votre nom, votre adresse, vos pages et vos fichiers sont définitivement effacés.',
      close:
        'Personne ne peut revenir en arrière. Vous pouvez vous inscrire à nouveau avec cette adresse. Ceci est notre dernier e-mail.',
    },
  },
  es: {
    confirm: {
      subject: (otp) => `${otp} es su código de Qlaim`,
      lead: 'Introduzca este código para descargar sus datos o eliminar su cuenta:',
      close: (minutes) =>
        `Es válido durante ${minutes} minutos. Si no lo ha pedido, otra persona usa su cuenta: cierre la sesión en todas partes.`,
    },
    erased: {
      subject: 'Su cuenta de Qlaim se ha eliminado',
      lead: 'Su cuenta se ha eliminado, tal como se pidió.',
      centre:
        'Sus códigos ya no llevan a ninguna parte. Su nombre, correo, páginas y archivos se han borrado para siempre.',
      close:
        'Nadie puede deshacerlo. Puede registrarse de nuevo con este correo. Este es nuestro último mensaje.',
    },
  },
  ar: {
    confirm: {
      subject: (otp) => `${otp} هو رمزك في Qlaim`,
      lead: 'أدخل هذا الرمز لتنزيل بياناتك أو لحذف حسابك:',
      close: (minutes) =>
        `الرمز صالح لمدة ${forMinutes(minutes)}. إذا لم تطلبه، فهناك شخص آخر يستخدم حسابك: سجّل الخروج من كل الأجهزة.`,
    },
    erased: {
      subject: 'تم حذف حسابك في Qlaim',
      lead: 'تم حذف حسابك كما طُلب.',
      centre: 'لم تعد رموزك تقود إلى أي مكان. وأُزيل اسمك وبريدك وصفحاتك وملفاتك نهائيًا.',
      close: 'لا يمكن لأحد التراجع عن ذلك. يمكنك إنشاء حساب جديد بهذا البريد. هذه آخر رسالة منا.',
    },
  },
};
