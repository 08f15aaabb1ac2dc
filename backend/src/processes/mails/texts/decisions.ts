import type { Catalogue } from '../../../texts/catalogue.ts';
import { isolate } from '../../../texts/isolate.ts';

const en = {
  ground: {
    law: (rule: string) => `The decision rests on the law: ${rule}.`,
    house: (rule: string) => `The decision rests on our rules: ${rule}.`,
  },
  reasons: {
    reported: (code: string) => `What your code ${code} shows was reported.`,
    passedOn: (code: string) =>
      `You own the code ${code} now. Before that, we had decided about what it shows.`,
    unasked: (code: string) => `We have looked at what your code ${code} shows.`,
    restrict: {
      subject: 'We no longer show the content of a Qlaim code of yours',
      did: 'We no longer show its content to visitors. You can still edit it:',
    },
    disable: { subject: 'We have switched off a Qlaim code of yours', did: 'We have switched the code off:' },
    delete: { subject: 'We have deleted a Qlaim code of yours', did: 'We have deleted the code:' },
    many: {
      lead: (count: number) => `We have looked at what ${count} of your codes show.`,
      restrict: {
        subject: 'We no longer show the content of some Qlaim codes of yours',
        did: 'We no longer show their content to visitors. You can still edit it:',
      },
      disable: {
        subject: 'We have switched off some Qlaim codes of yours',
        did: 'We have switched the codes off:',
      },
      delete: { subject: 'We have deleted some Qlaim codes of yours', did: 'We have deleted the codes:' },
      more: (count: number) => `and ${count} more`,
      open: 'Read the decisions, or object',
      close:
        'A person decided this. If you do not agree, object to each of the decisions within six months: the link above leads to all of them. You can also go to a court.',
    },
    unnamed: 'No reason was named. Object, and a person answers you.',
    open: 'Read the decision, or object',
    close: (number: string) =>
      `A person decided this. If you do not agree, object within six months: the link above leads there. You can also go to a court. The number of the decision is ${number}.`,
  },
  dismissed: {
    subject: 'We have answered your objection',
    lead: (code: string) =>
      `You objected to our decision about your code ${code}. We have looked at it again, and stay with it:`,
    close: (number: string) =>
      `A person decided this. You can also go to a court. The number of the decision is ${number}.`,
  },
  reversed: {
    subject: 'We have taken back a decision about a Qlaim code of yours',
    lead: (code: string) =>
      `We have taken back our decision about your code ${code}, and it is as it was before:`,
    deleted: (code: string) =>
      `We have taken back our decision to delete your code ${code}. A deleted code cannot come back, because its short code is never used again. Answer this mail, and we give you another one:`,
    open: 'See the decision',
    close: (number: string) => `The number of the decision was ${number}.`,
  },
};

/** The mails about decisions to the owners of codes. */
export const decisionMailTexts: Catalogue<typeof en> = {
  en,
  de: {
    ground: {
      law: (rule) => `Die Entscheidung beruht auf dem Gesetz: ${rule}.`,
      house: (rule) => `Die Entscheidung beruht auf unseren Regeln: ${rule}.`,
    },
    reasons: {
      reported: (code) => `Was Ihr Code ${code} zeigt, wurde gemeldet.`,
      passedOn: (code) =>
        `Der Code ${code} gehört jetzt Ihnen. Vorher hatten wir über das entschieden, was er zeigt.`,
      unasked: (code) => `Wir haben geprüft, was Ihr Code ${code} zeigt.`,
      restrict: {
        subject: 'Wir zeigen den Inhalt eines Ihrer Codes bei Qlaim nicht mehr',
        did: 'Wir zeigen seinen Inhalt Besuchern nicht mehr. Sie können ihn weiter bearbeiten:',
      },
      disable: {
        subject: 'Wir haben einen Ihrer Codes bei Qlaim abgeschaltet',
        did: 'Wir haben den Code abgeschaltet:',
      },
      delete: {
        subject: 'Wir haben einen Ihrer Codes bei Qlaim gelöscht',
        did: 'Wir haben den Code gelöscht:',
      },
      many: {
        lead: (count) => `Wir haben geprüft, was ${count} Ihrer Codes zeigen.`,
        restrict: {
          subject: 'Wir zeigen den Inhalt einiger Ihrer Codes bei Qlaim nicht mehr',
          did: 'Wir zeigen ihren Inhalt Besuchern nicht mehr. Sie können ihn weiter bearbeiten:',
        },
        disable: {
          subject: 'Wir haben einige Ihrer Codes bei Qlaim abgeschaltet',
          did: 'Wir haben die Codes abgeschaltet:',
        },
        delete: {
          subject: 'Wir haben einige Ihrer Codes bei Qlaim gelöscht',
          did: 'Wir haben die Codes gelöscht:',
        },
        more: (count) => `und ${count} weitere`,
        open: 'Entscheidungen lesen oder widersprechen',
        close:
          'Ein Mensch hat das entschieden. Wenn Sie nicht einverstanden sind, widersprechen Sie den einzelnen Entscheidungen innerhalb von sechs Monaten: Der Link oben führt zu allen. Sie können auch ein Gericht anrufen.',
      },
      unnamed: 'Es wurde kein Grund genannt. Widersprechen Sie, und ein Mensch antwortet Ihnen.',
      open: 'Entscheidung lesen oder widersprechen',
      close: (number) =>
        `Ein Mensch hat das entschieden. Wenn Sie nicht einverstanden sind, widersprechen Sie innerhalb von sechs Monaten: Der Link oben führt dorthin. Sie können auch ein Gericht anrufen. Die Nummer der Entscheidung ist ${number}.`,
    },
    dismissed: {
      subject: 'Wir haben Ihren Widerspruch beantwortet',
      lead: (code) =>
        `Sie haben unserer Entscheidung über Ihren Code ${code} widersprochen. Wir haben sie noch einmal geprüft und bleiben dabei:`,
      close: (number) =>
        `Ein Mensch hat das entschieden. Sie können auch ein Gericht anrufen. Die Nummer der Entscheidung ist ${number}.`,
    },
    reversed: {
      subject: 'Wir haben eine Entscheidung über einen Ihrer Codes bei Qlaim zurückgenommen',
      lead: (code) =>
        `Wir haben unsere Entscheidung über Ihren Code ${code} zurückgenommen, und er ist wie zuvor:`,
      deleted: (code) =>
        `Wir haben unsere Entscheidung zurückgenommen, Ihren Code ${code} zu löschen. Ein gelöschter Code kann nicht zurückkommen, weil sein Kurzcode nie wieder vergeben wird. Antworten Sie auf diese E-Mail, und wir geben Ihnen einen anderen:`,
      open: 'Entscheidung ansehen',
      close: (number) => `Die Nummer der Entscheidung war ${number}.`,
    },
  },
  fr: {
    ground: {
      law: (rule) => `La décision se fonde sur la loi : ${rule}.`,
      house: (rule) => `La décision se fonde sur nos règles : ${rule}.`,
    },
    reasons: {
      reported: (code) => `Ce que montre votre code ${code} a été signalé.`,
      passedOn: (code) =>
        `Le code ${code} vous appartient désormais. Auparavant, nous avions pris une décision sur ce qu’il montre.`,
      unasked: (code) => `Nous avons examiné ce que montre votre code ${code}.`,
      restrict: {
        subject: 'Nous ne montrons plus le contenu de l’un de vos codes Qlaim',
        did: 'Nous ne montrons plus son contenu aux visiteurs. Vous pouvez toujours le modifier :',
      },
      disable: {
        subject: 'Nous avons désactivé l’un de vos codes Qlaim',
        did: 'Nous avons désactivé le code :',
      },
      delete: {
        subject: 'Nous avons supprimé l’un de vos codes Qlaim',
        did: 'Nous avons supprimé le code :',
      },
      many: {
        lead: (count) => `Nous avons examiné ce que montrent ${count} de vos codes.`,
        restrict: {
          subject: 'Nous ne montrons plus le contenu de certains de vos codes Qlaim',
          did: 'Nous ne montrons plus leur contenu aux visiteurs. Vous pouvez toujours le modifier :',
        },
        disable: {
          subject: 'Nous avons désactivé certains de vos codes Qlaim',
          did: 'Nous avons désactivé les codes :',
        },
        delete: {
          subject: 'Nous avons supprimé certains de vos codes Qlaim',
          did: 'Nous avons supprimé les codes :',
        },
        more: (count) => `et ${count} de plus`,
        open: 'Lire les décisions ou les contester',
        close:
          'Une personne a pris ces décisions. Si vous n’êtes pas d’accord, contestez chacune d’elles dans les six mois : le lien ci-dessus mène à toutes. Vous pouvez aussi saisir un tribunal.',
      },
      unnamed: 'Aucun motif n’a été indiqué. Contestez la décision, et une personne vous répondra.',
      open: 'Lire la décision ou la contester',
      close: (number) =>
        `Une personne a pris cette décision. Si vous n’êtes pas d’accord, contestez-la dans les six mois : le lien ci-dessus y mène. Vous pouvez aussi saisir un tribunal. Le numéro de la décision est ${number}.`,
    },
    dismissed: {
      subject: 'Nous avons répondu à votre contestation',
      lead: (code) =>
        `Vous avez contesté notre décision sur votre code ${code}. Nous l’avons réexaminée et la maintenons :`,
      close: (number) =>
        `Une personne a pris cette décision. Vous pouvez aussi saisir un tribunal. Le numéro de la décision est ${number}.`,
    },
    reversed: {
      subject: 'Nous avons annulé une décision sur l’un de vos codes Qlaim',
      lead: (code) =>
        `Nous avons annulé notre décision sur votre code ${code}, et il est de nouveau comme avant :`,
      deleted: (code) =>
        `Nous avons annulé notre décision de supprimer votre code ${code}. Un code supprimé ne peut pas revenir, car son code court n’est jamais réutilisé. Répondez à cet e-mail, et nous vous en donnerons un autre :`,
      open: 'Voir la décision',
      close: (number) => `Le numéro de la décision était ${number}.`,
    },
  },
  es: {
    ground: {
      law: (rule) => `La decisión se basa en la ley: ${rule}.`,
      house: (rule) => `La decisión se basa en nuestras normas: ${rule}.`,
    },
    reasons: {
      reported: (code) => `Se ha avisado de lo que muestra su código ${code}.`,
      passedOn: (code) => `El código ${code} es ahora suyo. Antes habíamos decidido sobre lo que muestra.`,
      unasked: (code) => `Hemos revisado lo que muestra su código ${code}.`,
      restrict: {
        subject: 'Ya no mostramos el contenido de uno de sus códigos de Qlaim',
        did: 'Ya no mostramos su contenido a los visitantes. Usted puede seguir editándolo:',
      },
      disable: {
        subject: 'Hemos desactivado uno de sus códigos de Qlaim',
        did: 'Hemos desactivado el código:',
      },
      delete: {
        subject: 'Hemos eliminado uno de sus códigos de Qlaim',
        did: 'Hemos eliminado el código:',
      },
      many: {
        lead: (count) => `Hemos revisado lo que muestran ${count} de sus códigos.`,
        restrict: {
          subject: 'Ya no mostramos el contenido de algunos de sus códigos de Qlaim',
          did: 'Ya no mostramos su contenido a los visitantes. Usted puede seguir editándolo:',
        },
        disable: {
          subject: 'Hemos desactivado algunos de sus códigos de Qlaim',
          did: 'Hemos desactivado los códigos:',
        },
        delete: {
          subject: 'Hemos eliminado algunos de sus códigos de Qlaim',
          did: 'Hemos eliminado los códigos:',
        },
        more: (count) => `y ${count} más`,
        open: 'Leer las decisiones o impugnarlas',
        close:
          'Lo ha decidido una persona. Si no está de acuerdo, impugne cada una de las decisiones en un plazo de seis meses: el enlace de arriba lleva a todas. También puede acudir a un tribunal.',
      },
      unnamed: 'No se indicó ningún motivo. Impugne la decisión, y una persona le responderá.',
      open: 'Leer la decisión o impugnarla',
      close: (number) =>
        `Lo ha decidido una persona. Si no está de acuerdo, impugne la decisión en un plazo de seis meses: el enlace de arriba lleva allí. También puede acudir a un tribunal. El número de la decisión es ${number}.`,
    },
    dismissed: {
      subject: 'Hemos respondido a su impugnación',
      lead: (code) =>
        `Usted impugnó nuestra decisión sobre su código ${code}. La hemos revisado de nuevo y la mantenemos:`,
      close: (number) =>
        `Lo ha decidido una persona. También puede acudir a un tribunal. El número de la decisión es ${number}.`,
    },
    reversed: {
      subject: 'Hemos anulado una decisión sobre uno de sus códigos de Qlaim',
      lead: (code) => `Hemos anulado nuestra decisión sobre su código ${code}, y está como antes:`,
      deleted: (code) =>
        `Hemos anulado nuestra decisión de eliminar su código ${code}. Un código eliminado no puede volver, porque su código corto no se usa nunca más. Responda a este correo, y le daremos otro:`,
      open: 'Ver la decisión',
      close: (number) => `El número de la decisión era ${number}.`,
    },
  },
  ar: {
    ground: {
      law: (rule) => `يستند القرار إلى القانون: ${isolate(rule)}.`,
      house: (rule) => `يستند القرار إلى قواعدنا: ${isolate(rule)}.`,
    },
    reasons: {
      reported: (code) => `وصل بلاغ عمّا يعرضه رمزك ${isolate(code)}.`,
      passedOn: (code) => `أصبح الرمز ${isolate(code)} لك. وكانت Qlaim قد اتخذت قرارًا بشأن ما يعرضه.`,
      unasked: (code) => `فحصنا ما يعرضه رمزك ${isolate(code)}.`,
      restrict: {
        subject: 'لم نعد نعرض محتوى أحد رموزك في Qlaim',
        did: 'لم نعد نعرض محتواه للزوار. ما زال بإمكانك تعديله:',
      },
      disable: { subject: 'أوقفنا أحد رموزك في Qlaim', did: 'أوقفنا الرمز:' },
      delete: { subject: 'حذفنا أحد رموزك في Qlaim', did: 'حذفنا الرمز:' },
      many: {
        lead: (count) => `فحصنا ما يعرضه عدد من رموزك (${count}).`,
        restrict: {
          subject: 'لم نعد نعرض محتوى بعض رموزك في Qlaim',
          did: 'لم نعد نعرض محتواها للزوار. ما زال بإمكانك تعديله:',
        },
        disable: { subject: 'أوقفنا بعض رموزك في Qlaim', did: 'أوقفنا هذه الرموز:' },
        delete: { subject: 'حذفنا بعض رموزك في Qlaim', did: 'حذفنا هذه الرموز:' },
        more: (count) => `ورموز أخرى عددها ${count}`,
        open: 'اقرأ القرارات أو اعترض عليها',
        close:
          'اتخذ شخص هذه القرارات. إذا لم توافق عليها، فاعترض على كل قرار خلال ستة أشهر: الرابط أعلاه يقودك إليها جميعًا. ويمكنك أيضًا اللجوء إلى القضاء.',
      },
      unnamed: 'لم يُذكر سبب. اعترض، ويجيبك شخص.',
      open: 'اقرأ القرار أو اعترض عليه',
      close: (number) =>
        `اتخذ شخص هذا القرار. إذا لم توافق عليه، فاعترض خلال ستة أشهر: الرابط أعلاه يقودك إلى ذلك. ويمكنك أيضًا اللجوء إلى القضاء. رقم القرار ${isolate(number)}.`,
    },
    dismissed: {
      subject: 'أجابت Qlaim عن اعتراضك',
      lead: (code) => `اعترضت على قرارنا بشأن رمزك ${isolate(code)}. فحصناه من جديد ونبقى عليه:`,
      close: (number) => `اتخذ شخص هذا القرار. ويمكنك أيضًا اللجوء إلى القضاء. رقم القرار ${isolate(number)}.`,
    },
    reversed: {
      subject: 'تراجعنا عن قرار بشأن أحد رموزك في Qlaim',
      lead: (code) => `تراجعنا عن قرارنا بشأن رمزك ${isolate(code)}، وعاد كما كان:`,
      deleted: (code) =>
        `تراجعنا عن قرار حذف رمزك ${isolate(code)}. لا يمكن أن يعود رمز محذوف، لأن رمزه القصير لا يُستخدم مرة أخرى. ردّ على هذه الرسالة، ونعطيك رمزًا آخر:`,
      open: 'عرض القرار',
      close: (number) => `كان رقم القرار ${isolate(number)}.`,
    },
  },
};
