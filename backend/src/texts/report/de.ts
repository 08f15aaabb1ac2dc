import type { ReportTexts } from './texts.ts';

export const de: ReportTexts = {
  title: 'Diese Seite melden',
  lead: 'Sagen Sie uns, was an dem, was dieser Code zeigt, nicht in Ordnung ist. Ein Mensch sieht es an. Sie brauchen kein Konto.',
  fields: {
    reason: 'Grund',
    choose: 'Grund wählen',
    words: 'Was nicht in Ordnung ist, und wo',
    wordsHelp: 'Sagen Sie so genau wie möglich, was Sie sehen und warum es nicht erlaubt ist.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailHelp:
      'Dorthin gehen die Bestätigung und unsere Entscheidung. Der Besitzer des Codes sieht sie nicht.',
    anonymous: 'Bei Missbrauch von Kindern können Name und E-Mail-Adresse fehlen.',
    goodFaith: 'Ich bin in gutem Glauben, dass meine Angaben richtig und vollständig sind.',
    submit: 'Meldung senden',
    back: 'Wohin dieser Code führt',
  },
  reasons: {
    fraud: 'Betrug oder Phishing',
    privacy: 'Meine Daten oder mein Bild, ohne meine Einwilligung',
    hate: 'Hass, Drohungen oder Gewalt',
    rights: 'Ein Urheberrecht oder eine Marke',
    goods: 'Verbotene Waren oder Dienste',
    'child-abuse': 'Missbrauch von Kindern',
    other: 'Etwas anderes, das nicht erlaubt ist',
  },
  wrong: 'Einige Felder brauchen Ihre Aufmerksamkeit',
  problems: {
    reason: 'Wählen Sie einen Grund',
    words: 'Sagen Sie, was nicht in Ordnung ist',
    wordsLong: (most) => `Höchstens ${most} Zeichen`,
    name: 'Geben Sie Ihren Namen ein',
    nameLine: (most) => `Geben Sie Ihren Namen in einer Zeile mit höchstens ${most} Zeichen ein`,
    email: 'Geben Sie Ihre E-Mail-Adresse ein',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
    goodFaith: 'Bestätigen Sie, dass Ihre Angaben richtig und vollständig sind',
  },
  tooMany: 'Zu viele Meldungen',
  tooManyWords:
    'Von hier kamen viele Meldungen. Was Sie geschrieben haben, ist noch da: Bitte senden Sie es in einer Stunde noch einmal.',
  received: {
    title: 'Wir haben Ihre Meldung erhalten',
    number: 'Ihre Nummer',
    words:
      'Ein Mensch sieht sie an. Bewahren Sie die Nummer auf, und nennen Sie sie, wenn Sie uns schreiben.',
    mailed: 'Eine Bestätigung geht an Ihre E-Mail-Adresse, und später unsere Entscheidung.',
    notMailed: 'Sie haben keine E-Mail-Adresse angegeben, deshalb erfährt niemand, was wir entscheiden.',
  },
};
