import type { Catalogue } from '../../../texts/catalogue.ts';

const en = {
  subject: 'Do you still want your Qlaim account?',
  lead: (since: string, until: string) =>
    `Nobody has used your account since ${since}. We keep no data that nobody needs, so we delete it after ${until}: your name, email, pages and files, and what your codes lead to.`,
  action: 'Keep my account',
  close: 'Sign in until then, and all stays as it is. If you no longer need it, you need do nothing.',
};

/** The mails about accounts that nobody uses. */
export const unusedMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    subject: 'Möchten Sie Ihr Konto bei Qlaim behalten?',
    lead: (since, until) =>
      `Ihr Konto wurde seit dem ${since} nicht mehr benutzt. Wir bewahren keine Daten auf, die niemand braucht. Deshalb löschen wir es nach dem ${until}: Ihren Namen, Ihre E-Mail-Adresse, Ihre Seiten und Dateien und das, wohin Ihre Codes führen.`,
    action: 'Konto behalten',
    close:
      'Melden Sie sich bis dahin an, dann bleibt alles, wie es ist. Brauchen Sie das Konto nicht mehr, müssen Sie nichts tun.',
  },
  fr: {
    subject: 'Voulez-vous garder votre compte Qlaim ?',
    lead: (since, until) =>
      `Personne n’a utilisé votre compte depuis le ${since}. Nous ne conservons pas de données dont personne n’a besoin : nous le supprimerons après le ${until}, avec votre nom, votre adresse, vos pages et fichiers, et ce vers quoi mènent vos codes.`,
    action: 'Garder mon compte',
    close:
      'Connectez-vous d’ici là et tout restera en l’état. Si vous n’en avez plus besoin, vous n’avez rien à faire.',
  },
  es: {
    subject: '¿Quiere conservar su cuenta de Qlaim?',
    lead: (since, until) =>
      `Nadie ha usado su cuenta desde el ${since}. No guardamos datos que nadie necesita, así que la eliminaremos después del ${until}: su nombre, correo, páginas y archivos, y aquello a lo que llevan sus códigos.`,
    action: 'Conservar mi cuenta',
    close:
      'Inicie sesión antes de esa fecha y todo seguirá igual. Si ya no la necesita, no tiene que hacer nada.',
  },
  ar: {
    subject: 'هل تريد الاحتفاظ بحسابك في Qlaim؟',
    lead: (since, until) =>
      `لم يستخدم أحد حسابك منذ ${since}. نحن لا نحتفظ ببيانات لا يحتاجها أحد، لذلك سنحذفه بعد ${until}: اسمك وبريدك وصفحاتك وملفاتك، وما تقود إليه رموزك.`,
    action: 'الاحتفاظ بحسابي',
    close: 'سجّل الدخول قبل ذلك ليبقى كل شيء كما هو. إن لم تعد بحاجة إليه فلا يلزمك فعل شيء.',
  },
};
