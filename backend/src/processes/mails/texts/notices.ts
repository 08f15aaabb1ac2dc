import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  receipt: {
    subject: (number: string) => `We have received your notice ${number}`,
    lead: (code: string) => `We have received your notice about the code ${code}. Its number is:`,
    close:
      'A person looks at it, and we mail you what we decide. Name the number if you write to us. If you did not report anything, somebody has entered your address, and you can ignore this mail.',
  },
  decided: {
    subject: (number: string) => `We have decided about your notice ${number}`,
    dismiss: (code: string) => `You reported the code ${code}. We have looked at it, and changed nothing:`,
    restrict: (code: string) => `You reported the code ${code}. We no longer show its content to visitors:`,
    disable: (code: string) => `You reported the code ${code}. We have switched it off:`,
    delete: (code: string) => `You reported the code ${code}. We have deleted it:`,
    close: (ground: string) =>
      `${ground} A person decided this. If you do not agree, answer this mail within six months. You can also go to a court.`,
  },
  reversed: {
    subject: (number: string) => `We have taken back the decision about your notice ${number}`,
    lead: (code: string) => `You reported the code ${code}. We have taken back what we decided then:`,
    close:
      'A person decided this. If you do not agree, answer this mail within six months. You can also go to a court.',
  },
};

/** The mails about a notice, to who sent it. */
export const noticeMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    receipt: {
      subject: (number) => `Wir haben Ihre Meldung ${number} erhalten`,
      lead: (code) => `Wir haben Ihre Meldung über den Code ${code} erhalten. Ihre Nummer ist:`,
      close:
        'Ein Mensch sieht sie an, und wir teilen Ihnen per E-Mail mit, was wir entscheiden. Nennen Sie die Nummer, wenn Sie uns schreiben. Wenn Sie nichts gemeldet haben, hat jemand Ihre Adresse eingegeben, und Sie können diese E-Mail ignorieren.',
    },
    decided: {
      subject: (number) => `Wir haben über Ihre Meldung ${number} entschieden`,
      dismiss: (code) => `Sie haben den Code ${code} gemeldet. Wir haben ihn geprüft und nichts geändert:`,
      restrict: (code) =>
        `Sie haben den Code ${code} gemeldet. Wir zeigen seinen Inhalt Besuchern nicht mehr:`,
      disable: (code) => `Sie haben den Code ${code} gemeldet. Wir haben ihn abgeschaltet:`,
      delete: (code) => `Sie haben den Code ${code} gemeldet. Wir haben ihn gelöscht:`,
      close: (ground) =>
        `${ground} Ein Mensch hat das entschieden. Wenn Sie nicht einverstanden sind, antworten Sie innerhalb von sechs Monaten auf diese E-Mail. Sie können auch ein Gericht anrufen.`,
    },
    reversed: {
      subject: (number) => `Wir haben die Entscheidung über Ihre Meldung ${number} zurückgenommen`,
      lead: (code) =>
        `Sie haben den Code ${code} gemeldet. Wir haben zurückgenommen, was wir damals entschieden haben:`,
      close:
        'Ein Mensch hat das entschieden. Wenn Sie nicht einverstanden sind, antworten Sie innerhalb von sechs Monaten auf diese E-Mail. Sie können auch ein Gericht anrufen.',
    },
  },
  fr: {
    receipt: {
      subject: (number) => `Nous avons reçu votre signalement ${number}`,
      lead: (code) => `Nous avons reçu votre signalement sur le code ${code}. Son numéro est :`,
      close:
        'Une personne l’examine, et nous vous dirons par e-mail ce que nous décidons. Indiquez ce numéro si vous nous écrivez. Si vous n’avez rien signalé, quelqu’un a saisi votre adresse, et vous pouvez ignorer cet e-mail.',
    },
    decided: {
      subject: (number) => `Nous avons pris une décision sur votre signalement ${number}`,
      dismiss: (code) => `Vous avez signalé le code ${code}. Nous l’avons examiné et n’avons rien changé :`,
      restrict: (code) =>
        `Vous avez signalé le code ${code}. Nous ne montrons plus son contenu aux visiteurs :`,
      disable: (code) => `Vous avez signalé le code ${code}. Nous l’avons désactivé :`,
      delete: (code) => `Vous avez signalé le code ${code}. Nous l’avons supprimé :`,
      close: (ground) =>
        `${ground} Une personne a pris cette décision. Si vous n’êtes pas d’accord, répondez à cet e-mail dans les six mois. Vous pouvez aussi saisir un tribunal.`,
    },
    reversed: {
      subject: (number) => `Nous avons annulé la décision sur votre signalement ${number}`,
      lead: (code) => `Vous avez signalé le code ${code}. Nous avons annulé ce que nous avions décidé :`,
      close:
        'Une personne a pris cette décision. Si vous n’êtes pas d’accord, répondez à cet e-mail dans les six mois. Vous pouvez aussi saisir un tribunal.',
    },
  },
  es: {
    receipt: {
      subject: (number) => `Hemos recibido su aviso ${number}`,
      lead: (code) => `Hemos recibido su aviso sobre el código ${code}. Su número es:`,
      close:
        'Una persona lo revisa, y le diremos por correo qué decidimos. Indique el número si nos escribe. Si no ha avisado de nada, alguien ha introducido su dirección, y puede ignorar este correo.',
    },
    decided: {
      subject: (number) => `Hemos decidido sobre su aviso ${number}`,
      dismiss: (code) => `Usted avisó del código ${code}. Lo hemos revisado y no hemos cambiado nada:`,
      restrict: (code) => `Usted avisó del código ${code}. Ya no mostramos su contenido a los visitantes:`,
      disable: (code) => `Usted avisó del código ${code}. Lo hemos desactivado:`,
      delete: (code) => `Usted avisó del código ${code}. Lo hemos eliminado:`,
      close: (ground) =>
        `${ground} Lo ha decidido una persona. Si no está de acuerdo, responda a este correo en un plazo de seis meses. También puede acudir a un tribunal.`,
    },
    reversed: {
      subject: (number) => `Hemos anulado la decisión sobre su aviso ${number}`,
      lead: (code) => `Usted avisó del código ${code}. Hemos anulado lo que decidimos entonces:`,
      close:
        'Lo ha decidido una persona. Si no está de acuerdo, responda a este correo en un plazo de seis meses. También puede acudir a un tribunal.',
    },
  },
  ar: {
    receipt: {
      subject: (number) => `تلقّت Qlaim بلاغك ${isolate(number)}`,
      lead: (code) => `تلقينا بلاغك عن الرمز ${isolate(code)}. رقمه:`,
      close:
        'سيفحصه شخص، ونخبرك بالبريد بما نقرره. اذكر الرقم إذا راسلتنا. إذا لم تبلّغ عن شيء، فقد أدخل أحدهم عنوانك، ويمكنك تجاهل هذه الرسالة.',
    },
    decided: {
      subject: (number) => `اتخذت Qlaim قرارًا بشأن بلاغك ${isolate(number)}`,
      dismiss: (code) => `أبلغت عن الرمز ${isolate(code)}. فحصناه ولم نغيّر شيئًا:`,
      restrict: (code) => `أبلغت عن الرمز ${isolate(code)}. لم نعد نعرض محتواه للزوار:`,
      disable: (code) => `أبلغت عن الرمز ${isolate(code)}. أوقفناه:`,
      delete: (code) => `أبلغت عن الرمز ${isolate(code)}. حذفناه:`,
      close: (ground) =>
        `${ground} اتخذ شخص هذا القرار. إذا لم توافق عليه، فردّ على هذه الرسالة خلال ستة أشهر. ويمكنك أيضًا اللجوء إلى القضاء.`,
    },
    reversed: {
      subject: (number) => `تراجعت Qlaim عن القرار بشأن بلاغك ${isolate(number)}`,
      lead: (code) => `أبلغت عن الرمز ${isolate(code)}. تراجعنا عمّا قررناه حينها:`,
      close:
        'اتخذ شخص هذا القرار. إذا لم توافق عليه، فردّ على هذه الرسالة خلال ستة أشهر. ويمكنك أيضًا اللجوء إلى القضاء.',
    },
  },
};
