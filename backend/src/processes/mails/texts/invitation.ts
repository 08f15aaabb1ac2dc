import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  subject: (shop: string) => `Invitation to the staff of ${shop}`,
  lead: (inviter: string, shop: string, role: string) =>
    `${inviter} invites you to the staff of ${shop}. Your role: ${role}.`,
  action: 'Make my account',
  close: (days: number) =>
    `The link works once, for ${days} days. If you know nothing of this, you can ignore this mail.`,
};

/** The mail that invites a person to the staff. */
export const invitationMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    subject: (shop) => `Einladung in das Team von ${shop}`,
    lead: (inviter, shop, role) => `${inviter} lädt Sie in das Team von ${shop} ein. Ihre Rolle: ${role}.`,
    action: 'Konto anlegen',
    close: (days) =>
      `Der Link funktioniert einmal, ${days} Tage lang. Wenn Sie davon nichts wissen, können Sie diese E-Mail ignorieren.`,
  },
  fr: {
    subject: (shop) => `Invitation dans l’équipe de ${shop}`,
    lead: (inviter, shop, role) => `${inviter} vous invite dans l’équipe de ${shop}. Votre rôle : ${role}.`,
    action: 'Créer mon compte',
    close: (days) =>
      `Le lien fonctionne une fois, pendant ${days} jours. Si vous n’êtes pas au courant, vous pouvez ignorer cet e-mail.`,
  },
  es: {
    subject: (shop) => `Invitación al equipo de ${shop}`,
    lead: (inviter, shop, role) =>
      `${inviter} le invita a formar parte del equipo de ${shop}. Su función: ${role}.`,
    action: 'Crear mi cuenta',
    close: (days) =>
      `El enlace funciona una vez, durante ${days} días. Si no sabe nada de esto, puede ignorar este mensaje.`,
  },
  ar: {
    subject: (shop) => `دعوة إلى فريق ${isolate(shop)}`,
    lead: (inviter, shop, role) => `يدعوك ${isolate(inviter)} إلى فريق ${isolate(shop)}. دورك: ${role}.`,
    action: 'إنشاء حسابي',
    close: (days) =>
      `يعمل الرابط مرة واحدة، لمدة ${days} أيام. إذا كنت لا تعرف شيئًا عن هذا، فيمكنك تجاهل هذه الرسالة.`,
  },
};
