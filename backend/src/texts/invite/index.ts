import type { Catalogue } from '../catalogue.ts';
import { isolate } from '../isolate.ts';

/** The page of an invitation to the staff, in English. */
const en = {
  title: 'Join the staff',
  lead: (inviter: string, shop: string) => `${inviter} invites you to the staff of ${shop}.`,
  role: (role: string) => `Role: ${role}`,
  email: 'Email',
  submit: 'Make my account',
  ended: 'This invitation opens nothing any more',
  endedAdvice:
    'It was used, withdrawn, replaced by a newer mail, or is too old. Ask who invited you for a new one.',
  taken: 'This email has an account',
  takenAdvice: 'Sign in with it. Ask who invited you to change your role.',
  signIn: 'Go to sign in',
  failed: 'The invitation could not be opened',
  tryAgain: 'Try again',
};

export type InviteTexts = Catalogue<typeof en>['en'];

export const INVITE_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    title: 'Dem Team beitreten',
    lead: (inviter, shop) => `${inviter} lädt Sie in das Team von ${shop} ein.`,
    role: (role) => `Rolle: ${role}`,
    email: 'E-Mail-Adresse',
    submit: 'Konto anlegen',
    ended: 'Diese Einladung ist nicht mehr gültig',
    endedAdvice:
      'Sie wurde verwendet, zurückgezogen, durch eine neuere E-Mail ersetzt oder ist zu alt. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    taken: 'Zu dieser E-Mail-Adresse gibt es ein Konto',
    takenAdvice:
      'Melden Sie sich damit an. Bitten Sie die Person, die Sie eingeladen hat, um eine andere Rolle.',
    signIn: 'Zur Anmeldung',
    failed: 'Die Einladung konnte nicht geöffnet werden',
    tryAgain: 'Erneut versuchen',
  },
  fr: {
    title: 'Rejoindre l’équipe',
    lead: (inviter, shop) => `${inviter} vous invite dans l’équipe de ${shop}.`,
    role: (role) => `Rôle : ${role}`,
    email: 'Adresse e-mail',
    submit: 'Créer mon compte',
    ended: 'Cette invitation n’est plus valable',
    endedAdvice:
      'Elle a été utilisée, retirée, remplacée par un e-mail plus récent, ou elle est trop ancienne. Demandez-en une nouvelle à la personne qui vous a invité.',
    taken: 'Un compte existe avec cette adresse',
    takenAdvice:
      'Connectez-vous avec ce compte. Demandez à la personne qui vous a invité de changer votre rôle.',
    signIn: 'Aller à la connexion',
    failed: 'L’invitation n’a pas pu être ouverte',
    tryAgain: 'Réessayer',
  },
  es: {
    title: 'Unirse al equipo',
    lead: (inviter, shop) => `${inviter} le invita a formar parte del equipo de ${shop}.`,
    role: (role) => `Función: ${role}`,
    email: 'Correo electrónico',
    submit: 'Crear mi cuenta',
    ended: 'Esta invitación ya no es válida',
    endedAdvice:
      'Se usó, se retiró, la sustituyó un correo más reciente o es demasiado antigua. Pida una nueva a quien le invitó.',
    taken: 'Ya existe una cuenta con este correo',
    takenAdvice: 'Inicie sesión con ella. Pida a quien le invitó que le cambie la función.',
    signIn: 'Ir al inicio de sesión',
    failed: 'No se pudo abrir la invitación',
    tryAgain: 'Intentar de nuevo',
  },
  ar: {
    title: 'الانضمام إلى الفريق',
    lead: (inviter, shop) => `يدعوك ${isolate(inviter)} إلى فريق ${isolate(shop)}.`,
    role: (role) => `الدور: ${role}`,
    email: 'البريد الإلكتروني',
    submit: 'إنشاء حسابي',
    ended: 'لم تعد هذه الدعوة صالحة',
    endedAdvice: 'استُخدمت أو سُحبت أو حلّت محلها رسالة أحدث أو أصبحت قديمة جدًا. اطلب دعوة جديدة ممن دعاك.',
    taken: 'يوجد حساب بهذا البريد الإلكتروني',
    takenAdvice: 'سجّل الدخول به، واطلب ممن دعاك تغيير دورك.',
    signIn: 'الانتقال إلى تسجيل الدخول',
    failed: 'تعذّر فتح الدعوة',
    tryAgain: 'حاول مرة أخرى',
  },
};
