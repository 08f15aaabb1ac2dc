import type { DecisionTexts } from './texts.ts';

export const texts: DecisionTexts = {
  title: 'Décisions sur vos codes',
  one: 'Une décision sur votre code',
  all: 'Toutes les décisions',
  loading: 'Chargement de la décision',
  none: { title: 'Aucune décision', advice: 'Rien n’a été décidé sur ce que montrent vos codes.' },
  unknown: {
    title: 'Cette décision est inconnue',
    advice: 'Le lien est faux, ou la décision concerne le code d’un autre compte.',
  },
  failed: 'La décision n’a pas pu être chargée',
  done: {
    restrict: 'Le contenu de votre code n’est pas montré aux visiteurs',
    disable: 'Votre code est désactivé',
    delete: 'Votre code a été supprimé',
  },
  kept: 'Vous pouvez toujours le modifier.',
  about: {
    reported: 'Quelqu’un a signalé ce que montre le code.',
    unasked: 'Nous avons examiné ce que montre le code.',
    passedOn: 'Vous avez reçu le code avec cette décision.',
  },
  person: 'Une personne a pris cette décision.',
  facts: { code: 'Code', when: 'Décidé le', reasons: 'Motifs', number: 'Numéro' },
  grounds: { law: 'D’après la loi', house: 'D’après nos règles' },
  unnamed: 'Aucun motif n’a été indiqué.',
  read: 'Pourquoi, et comment contester',
  states: {
    contestable: 'Vous pouvez contester',
    waiting: 'Contestation reçue',
    dismissed: 'Contestation traitée',
    reversed: 'Annulée',
    final: 'Terminée',
  },
  object: {
    title: 'Contester',
    advice: (until) =>
      `Si vous n’êtes pas d’accord, vous pouvez contester une fois, jusqu’au ${until}. Une personne réexamine la décision, et nous vous envoyons la réponse par e-mail. Vous pouvez aussi saisir un tribunal.`,
    words: 'Pourquoi vous n’êtes pas d’accord',
    submit: 'Envoyer la contestation',
  },
  over: (until) =>
    `Une contestation était possible jusqu’au ${until}. Vous pouvez toujours saisir un tribunal.`,
  objection: {
    title: 'Votre contestation',
    sent: 'Envoyée le',
    words: 'Ce que vous avez écrit',
    waiting: 'Une personne l’examine, et nous vous envoyons la réponse par e-mail.',
  },
  outcome: {
    answer: 'Notre réponse',
    on: 'Réponse du',
    dismissed: 'Nous maintenons la décision',
    reversed: 'Nous avons annulé la décision',
    deleted:
      'Un code supprimé ne peut pas revenir. Répondez à notre e-mail, et nous vous en donnerons un autre.',
    court: 'Vous pouvez aussi saisir un tribunal.',
  },
};
