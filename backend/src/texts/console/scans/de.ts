import { de as figures } from '../../figures/de.ts';
import { pluralIn } from '../../plural.ts';
import type { AllScansTexts } from './texts.ts';

const counted = pluralIn('de');
const spans = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tage` });
const scans = counted({ one: () => 'Scan', other: () => 'Scans' });

export const texts: AllScansTexts = {
  figures,
  title: 'Scans',
  range: {
    label: 'Angezeigte Tage',
    from: 'Von',
    to: 'Bis',
    today: 'Heute',
    days: spans,
    lastMonth: 'Letzter Monat',
    thisYear: 'Dieses Jahr',
    begin: (most, day) =>
      `Höchstens ${spans(most)} werden auf einmal gezählt. Der Zeitraum beginnt daher jetzt am ${day}.`,
    end: (most, day) =>
      `Höchstens ${spans(most)} werden auf einmal gezählt. Der Zeitraum endet daher jetzt am ${day}.`,
  },
  total: (count, shown, from, to) => `${shown} ${scans(count)} vom ${from} bis zum ${to}`,
  onDay: (count, shown, day) => `${shown} ${scans(count)} am ${day}`,
  whose: 'Die Scans dieser Tage',
  devices: 'Geräte',
  device: 'Gerät',
  sites: 'Woher',
  site: 'Website',
  siteNote:
    'Die Website mit dem Link, dem gefolgt wurde. Ein Scan mit einer Kamera kommt von keiner Website.',
  codes: 'Meistgescannte Codes',
  code: 'Code',
  codesNote: 'Die 20 Codes mit den meisten Scans insgesamt.',
  batches: 'Meistgescannte Chargen',
  batch: 'Charge',
  batchesNote: 'Die 20 Chargen mit den meisten Scans insgesamt.',
  size: counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` }),
  unknown: 'Noch nicht bekannt',
  rank: {
    none: 'Noch nichts wurde gescannt.',
    name: 'Name',
    range: 'Diese Tage',
    total: 'Insgesamt',
    kept: 'Ihre Scans je Tag werden 90 Tage gespeichert.',
    cut: 'Diese Tage beginnen vor den 90 Tagen, die je Code und Charge gespeichert sind. Daher ist nur die Gesamtzahl bekannt.',
    notKept: 'Nicht gespeichert',
  },
  file: {
    label: 'Alle Zahlen als CSV',
    title: 'die Scans dieser Tage',
    figure: 'Zahl',
    of: 'Von',
    inRange: 'Scans in diesen Tagen',
    total: 'Scans insgesamt',
    all: 'Alle Scans',
    span: (from, to) => `${from} bis ${to}`,
    day: 'Tag (UTC)',
    hour: 'Stunde (UTC)',
  },
};
