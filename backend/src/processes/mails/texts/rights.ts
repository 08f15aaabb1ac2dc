import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  subject: 'Your Qlaim account was changed',
  lead: 'An admin has changed your Qlaim account:',
  user: 'You are a user now: you manage your own codes',
  admin: 'You are an admin now: you manage all codes and people',
  manager: 'You are a manager now: you manage codes, batches and prints',
  support: 'You are in the support now: you help people, and change what codes lead to',
  printer: 'You are a printer now: you read batches, and make files to print',
  auditor: 'You are an auditor now: you read everything, and change nothing',
  AccountDisabled: 'Your account was disabled',
  AccountEnabled: 'Your account was enabled again',
  signInAgain: (login: string) =>
    `You were signed out everywhere. Your new rights hold from your next sign-in: ${login}. If you did not expect this, please ask the seller.`,
  closed: (shop: string) =>
    `You can not sign in any more. Your codes go on to work. If you think that this is a mistake, please ask the seller: ${shop}.`,
  open: (login: string) => `You can sign in again: ${login}. Your codes are as they were.`,
};

/** The mails that tell a person what an admin has changed about their account. */
export const rightsMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    subject: 'Ihr Konto bei Qlaim wurde geändert',
    lead: 'Ein Administrator hat Ihr Konto bei Qlaim geändert:',
    user: 'Sie sind jetzt Benutzer: Sie verwalten Ihre eigenen Codes',
    admin: 'Sie sind jetzt Administrator: Sie verwalten alle Codes und Personen',
    manager: 'Sie sind jetzt Manager: Sie verwalten Codes, Chargen und Drucke',
    support: 'Sie gehören jetzt zum Support: Sie helfen Personen und ändern, wohin Codes führen',
    printer: 'Sie sind jetzt für den Druck zuständig: Sie lesen Chargen und erstellen Druckdateien',
    auditor: 'Sie sind jetzt Prüfer: Sie lesen alles und ändern nichts',
    AccountDisabled: 'Ihr Konto wurde gesperrt',
    AccountEnabled: 'Ihr Konto wurde wieder freigegeben',
    signInAgain: (login) =>
      `Sie wurden überall abgemeldet. Ihre neuen Rechte gelten ab der nächsten Anmeldung: ${login}. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an den Verkäufer.`,
    closed: (shop) =>
      `Sie können sich nicht mehr anmelden. Ihre Codes funktionieren weiter. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an den Verkäufer: ${shop}.`,
    open: (login) => `Sie können sich wieder anmelden: ${login}. Ihre Codes sind, wie sie waren.`,
  },
  fr: {
    subject: 'Votre compte Qlaim a été modifié',
    lead: 'Un administrateur a modifié votre compte Qlaim :',
    user: 'Vous êtes maintenant utilisateur : vous gérez vos propres codes',
    admin: 'Vous êtes maintenant administrateur : vous gérez tous les codes et toutes les personnes',
    manager: 'Vous êtes maintenant gestionnaire : vous gérez les codes, les lots et l’impression',
    support:
      'Vous faites maintenant partie de l’assistance : vous aidez les personnes et changez la destination des codes',
    printer: 'Vous êtes maintenant imprimeur : vous consultez les lots et créez des fichiers à imprimer',
    auditor: 'Vous êtes maintenant auditeur : vous lisez tout et ne modifiez rien',
    AccountDisabled: 'Votre compte a été désactivé',
    AccountEnabled: 'Votre compte a été réactivé',
    signInAgain: (login) =>
      `Vous avez été déconnecté partout. Vos nouveaux droits valent dès votre prochaine connexion : ${login}. Si vous ne vous y attendiez pas, adressez-vous au vendeur.`,
    closed: (shop) =>
      `Vous ne pouvez plus vous connecter. Vos codes continuent de fonctionner. Si vous pensez qu’il s’agit d’une erreur, adressez-vous au vendeur : ${shop}.`,
    open: (login) => `Vous pouvez de nouveau vous connecter : ${login}. Vos codes n’ont pas changé.`,
  },
  es: {
    subject: 'Se ha modificado su cuenta de Qlaim',
    lead: 'Un administrador ha modificado su cuenta de Qlaim:',
    user: 'Ahora es usuario: gestiona sus propios códigos',
    admin: 'Ahora es administrador: gestiona todos los códigos y las personas',
    manager: 'Ahora es gestor: gestiona los códigos, los lotes y la impresión',
    support: 'Ahora forma parte del soporte: ayuda a las personas y cambia el destino de los códigos',
    printer: 'Ahora se encarga de la impresión: consulta los lotes y crea archivos para imprimir',
    auditor: 'Ahora es auditor: lee todo y no cambia nada',
    AccountDisabled: 'Se ha desactivado su cuenta',
    AccountEnabled: 'Se ha vuelto a activar su cuenta',
    signInAgain: (login) =>
      `Se ha cerrado su sesión en todas partes. Sus nuevos derechos valen desde el próximo inicio de sesión: ${login}. Si no lo esperaba, pregunte al vendedor.`,
    closed: (shop) =>
      `Ya no puede iniciar sesión. Sus códigos siguen funcionando. Si cree que es un error, pregunte al vendedor: ${shop}.`,
    open: (login) => `Puede volver a iniciar sesión: ${login}. Sus códigos siguen como estaban.`,
  },
  ar: {
    subject: 'جرى تغيير حسابك في Qlaim',
    lead: 'غيّر أحد المشرفين حسابك في Qlaim:',
    user: 'أنت الآن مستخدم: تدير رموزك',
    admin: 'أنت الآن مشرف: تدير جميع الرموز والأشخاص',
    manager: 'أنت الآن مدير: تدير الرموز والدفعات والطباعة',
    support: 'أنت الآن من فريق الدعم: تساعد الأشخاص وتغيّر وجهة الرموز',
    printer: 'أنت الآن مسؤول الطباعة: تقرأ الدفعات وتُعدّ ملفات الطباعة',
    auditor: 'أنت الآن مدقق: تقرأ كل شيء ولا تغيّر شيئًا',
    AccountDisabled: 'عُطّل حسابك',
    AccountEnabled: 'أُعيد تفعيل حسابك',
    signInAgain: (login) =>
      `سُجّل خروجك من كل مكان. تسري صلاحياتك الجديدة من تسجيل دخولك القادم: ${isolate(login)}. إذا لم تكن تتوقع ذلك، فاسأل البائع.`,
    closed: (shop) =>
      `لم يعد بإمكانك تسجيل الدخول. وتظل رموزك تعمل. إذا كنت تظن أن هذا خطأ، فاسأل البائع: ${isolate(shop)}.`,
    open: (login) => `يمكنك تسجيل الدخول من جديد: ${isolate(login)}. رموزك كما كانت.`,
  },
};
