import { de as figures } from '../../../figures/de.ts';
import type { NoticeReportTexts } from './texts.ts';

/** The German texts of the yearly report about notices. */
export const texts: NoticeReportTexts = {
  figures,
  title: 'Jahresbericht',
  heading: (year) => `Jahresbericht ${year}`,
  intro:
    'Die Zahlen, die Sie nach dem Gesetz jedes Jahr veröffentlichen (Gesetz über digitale Dienste, Artikel 15). Sie nennen niemanden.',
  year: 'Jahr',
  soFar: (year) => `${year} bisher`,
  nothing: 'In diesem Jahr hat niemand etwas gemeldet, und nichts wurde entschieden.',
  print: 'Drucken',
  file: 'Der Bericht',
  columns: { part: 'Teil', figure: 'Angabe', value: 'Zahl' },
  none: 'Keine',
  total: 'Insgesamt',
  pair: (first, second) => `${first}: ${second}`,
  received: {
    title: 'Meldungen nach Grund',
    trusted: 'Von vertrauenswürdigen Hinweisgebern',
    waiting: 'Noch nicht entschieden',
  },
  decided: {
    title: 'Entscheidungen über Meldungen',
    automated: 'Mit automatisierten Mitteln',
    median: 'Mittlere Zeit bis zur Entscheidung (Median), in Stunden',
  },
  own: { title: 'Entscheidungen ohne Meldung', unnamed: 'Kein Grund genannt' },
  objections: {
    title: 'Widersprüche',
    received: 'Eingegangen',
    upheld: 'Entscheidung zurückgenommen',
    dismissed: 'Entscheidung blieb',
    median: 'Mittlere Zeit bis zur Antwort (Median), in Stunden',
  },
  reversals: {
    title: 'Zurückgenommene Entscheidungen',
    reversed: 'Im Jahr zurückgenommen',
    restricting: 'Entscheidungen des Jahres, die einen Code geändert haben',
    overturned: 'Davon seither zurückgenommen',
    rate: 'Fehlerquote, in Prozent',
  },
  notes: {
    title: 'Zu den Zahlen',
    utc: 'Ein Jahr geht vom 1. Januar bis zum 31. Dezember, UTC.',
    flaggers:
      'Das Produkt kennt keine vertrauenswürdigen Hinweisgeber und nutzt keine automatisierten Mittel: Ein Mensch entscheidet.',
    orders: 'Anordnungen von Behörden sind hier nicht gezählt. Zählen Sie sie aus Ihrer Post.',
    unowned: 'Entscheidungen über Codes ohne Besitzer stehen nur im Protokoll: Niemand erfährt davon.',
  },
};
