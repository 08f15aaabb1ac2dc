import type { DecisionTexts } from './texts.ts';

export const texts: DecisionTexts = {
  title: 'Entscheidungen über Ihre Codes',
  one: 'Eine Entscheidung über Ihren Code',
  all: 'Alle Entscheidungen',
  loading: 'Die Entscheidung wird geladen',
  none: {
    title: 'Keine Entscheidungen',
    advice: 'Über das, was Ihre Codes zeigen, wurde nichts entschieden.',
  },
  unknown: {
    title: 'Diese Entscheidung ist nicht bekannt',
    advice: 'Der Link ist falsch, oder die Entscheidung betrifft den Code eines anderen Kontos.',
  },
  failed: 'Die Entscheidung konnte nicht geladen werden',
  done: {
    restrict: 'Der Inhalt Ihres Codes wird Besuchern nicht gezeigt',
    disable: 'Ihr Code ist abgeschaltet',
    delete: 'Ihr Code wurde gelöscht',
  },
  kept: 'Sie können ihn weiter bearbeiten.',
  about: {
    reported: 'Jemand hat gemeldet, was der Code zeigt.',
    unasked: 'Wir haben geprüft, was der Code zeigt.',
    passedOn: 'Sie haben den Code mit dieser Entscheidung erhalten.',
  },
  person: 'Ein Mensch hat das entschieden.',
  facts: { code: 'Code', when: 'Entschieden am', reasons: 'Gründe', number: 'Nummer' },
  grounds: { law: 'Nach dem Gesetz', house: 'Nach unseren Regeln' },
  unnamed: 'Es wurde kein Grund genannt.',
  read: 'Warum, und wie Sie widersprechen',
  states: {
    contestable: 'Sie können widersprechen',
    waiting: 'Widerspruch eingegangen',
    dismissed: 'Widerspruch beantwortet',
    reversed: 'Zurückgenommen',
    final: 'Beendet',
  },
  object: {
    title: 'Widersprechen',
    advice: (until) =>
      `Wenn Sie nicht einverstanden sind, können Sie einmal widersprechen, bis zum ${until}. Ein Mensch sieht es noch einmal an, und wir schicken Ihnen die Antwort per E-Mail. Sie können auch ein Gericht anrufen.`,
    words: 'Warum Sie nicht einverstanden sind',
    submit: 'Widerspruch senden',
  },
  over: (until) => `Ein Widerspruch war bis zum ${until} möglich. Sie können immer noch ein Gericht anrufen.`,
  objection: {
    title: 'Ihr Widerspruch',
    sent: 'Gesendet am',
    words: 'Was Sie geschrieben haben',
    waiting: 'Ein Mensch sieht ihn an, und wir schicken Ihnen die Antwort per E-Mail.',
  },
  outcome: {
    answer: 'Unsere Antwort',
    on: 'Beantwortet am',
    dismissed: 'Wir bleiben bei der Entscheidung',
    reversed: 'Wir haben die Entscheidung zurückgenommen',
    deleted:
      'Ein gelöschter Code kann nicht zurückkommen. Antworten Sie auf unsere E-Mail, und wir geben Ihnen einen anderen.',
    court: 'Sie können auch ein Gericht anrufen.',
  },
};
