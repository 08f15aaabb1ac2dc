import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('de');
const entries = counted({ one: (n) => `${n} Eintrag`, other: (n) => `${n} Einträge` });

/** The German texts of back-ups and audits. */
export const checks: OperationsTexts['checks'] = {
  title: 'Sicherung und Prüfung',
  good: (size, when) => `Letzte gute Sicherung: ${size}, erstellt ${when}.`,
  place: (place) => `Sie liegt in ${place}.`,
  none: 'Mit npm run backup wurde noch keine Sicherung erstellt.',
  sound: (when) => `Letzte Prüfung: fehlerfrei, ${when}.`,
  damaged: (count, when) => `Letzte Prüfung: Abweichungen: ${count}, ${when}.`,
  notAudited: 'Noch keine Prüfung wurde gemacht.',
  failed: 'Die Sicherung ist fehlgeschlagen',
  late: 'Die letzte gute Sicherung ist älter als zwei Tage',
  backupBuyers: 'Jetzt nichts. Ginge die Maschine verloren, dann alles seit der letzten guten Sicherung.',
  failedRemedy: 'Beheben Sie, was der Grund nennt. Führen Sie dann npm run backup aus.',
  lateRemedy: 'Führen Sie npm run backup aus und setzen Sie BACKUP_TO, damit täglich gesichert wird.',
  found: counted({
    one: (n) => `Die Prüfung fand ${n} Abweichung`,
    other: (n) => `Die Prüfung fand ${n} Abweichungen`,
  }),
  foundBuyers: 'Codes oder Seiten können falsch sein oder fehlen.',
  foundRemedy:
    'Führen Sie npm run audit erneut aus. Bleibt es dabei, bauen Sie die Lesemodelle neu auf oder stellen Sie eine Sicherung wieder her.',
  lists: {
    title: 'Listen schädlicher Adressen',
    read: (name, count, when) => `${name}: ${entries(count)}, gelesen ${when}.`,
    unread: (name) => `${name}: noch nicht gelesen.`,
    problem: (problem) => `Letzter Versuch: ${problem}.`,
    failed: (name) => `Die Liste schädlicher Adressen ${name} ließ sich nicht lesen`,
    buyers:
      'Nichts, wenn sie schon gelesen wurde: Ihre letzte gute Fassung gilt. Sonst wird keine Adresse mit ihr verglichen.',
    remedy: 'Prüfen Sie ihre Datei oder Adresse in DESTINATION_FEEDS.',
  },
  retention: {
    title: 'Aufbewahrung',
    never: 'Sie lief noch nicht.',
    last: (what, when) => `Letzter Lauf: ${what}, ${when}.`,
    what: (asked, erased, signIns, scans) =>
      `Personen benachrichtigt: ${asked}, Konten gelöscht: ${erased}, Anmeldungen entfernt: ${signIns}, Scans summiert: ${scans}`,
    next: (when) => `Nächster Lauf: ${when}.`,
  },
};
