import { de as content } from '../../content/de.ts';
import { pluralIn } from '../../plural.ts';
import type { HelpTexts } from './texts.ts';

const counted = pluralIn('de');
const latest = counted({
  one: (n) => `Das ist der zuletzt übernommene Code (${n})`,
  other: (n) => `Das sind die ${n} zuletzt übernommenen Codes`,
});

export const texts: HelpTexts = {
  content,
  cancel: 'Abbrechen',
  next: 'Weiter',
  code: {
    label: 'Welcher Code',
    choose: 'Code wählen',
    none: 'Diese Person hat keine Codes.',
    latest: (count) => `${latest(count)}. Ältere lassen sich in der Liste der Codes öffnen.`,
    notRead: 'Die Codes sind noch nicht gelesen',
    noneToTake: 'Diese Person hat keine Codes',
    mustChoose: 'Bitte wählen Sie einen Code',
    gone: (code) => `${code} ist nicht mehr in der Liste der Codes dieser Person`,
  },
  mail: {
    title: 'Adresse eines Codes senden',
    send: 'Senden',
    advice: (email) =>
      `${email} erhält eine E-Mail mit der Adresse des Codes, seinem Namen und wohin er führt.`,
  },
  handOver: {
    titleOfOne: 'Einen Code übergeben',
    title: (code) => `${code} übergeben`,
    advice: (email) =>
      `${email} erhält eine E-Mail, dass der Code einen anderen Besitzer hat. Auch der neue Besitzer erhält eine. Keiner erfährt, wer der andere ist.`,
    mustFind: 'Suchen Sie nach dem neuen Besitzer und wählen Sie einen',
    keep: 'Ziel behalten',
    keepHelp: 'Sonst ist der Code leer. Sein Name wird in jedem Fall entfernt.',
  },
  find: {
    label: 'Neuer Besitzer, nach E-Mail-Adresse oder Name',
    legend: 'Neuer Besitzer',
    advice: 'Nur Personen mit bestätigter E-Mail-Adresse können Codes besitzen.',
    searching: 'Suche läuft',
    none: 'Niemand gefunden',
    choose: 'Wählen Sie unten eine Person.',
    notVerified: (email) => `${email}, nicht bestätigt`,
  },
  confirm: {
    question: (code, who) => `${code} wirklich an ${who} übergeben?`,
    action: 'Übergeben',
    from: (who, email) =>
      `${who} (${email}) verliert den Code. Eine E-Mail sagt, dass er einen anderen Besitzer hat, aber nicht, wen.`,
    to: (who, email) =>
      `${who} (${email}) besitzt ihn sofort. Eine E-Mail sagt es, mit der Adresse, unter der er geändert wird.`,
    kept: (destination) => `Was ein Scan bewirkt, bleibt: ${destination}. Sein Name wird entfernt.`,
    emptied:
      'Name, Inhalt und Dateien werden entfernt. Ein Scan führt nirgendwohin, bis der neue Besitzer etwas speichert.',
  },
};
