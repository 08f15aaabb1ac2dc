import { pluralIn } from '../plural.ts';
import type { FigureTexts } from './index.ts';

const counted = pluralIn('de');
const scans = counted({ one: (n) => `${n} Scan`, other: (n) => `${n} Scans` });
const days = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tagen` });

export const de: FigureTexts = {
  scans: 'Scans',
  day: 'Tag',
  from: 'Ab',
  perDay: 'Scans pro Tag',
  byHour: 'Scans nach Tageszeit',
  fromHour: (time) => `Ab ${time} Uhr`,
  dayNote: 'Ein Tag dauert von Mitternacht bis Mitternacht UTC.',
  hourNote: (whose, zone) => `${whose}, in Ihrer Zeitzone (${zone}).`,
  inDays: (count, span) => `${scans(count)} in ${days(span)}`,
  inDay: (count) => `${scans(count)} in 24 Stunden`,
  most: (sum, count, when) => `${sum}. Die meisten: ${count}, ${when}`,
  table: 'Als Tabelle zeigen',
  csv: 'CSV herunterladen',
  failed: 'Die Datei konnte nicht erstellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut',
  devices: { mobile: 'Telefon', tablet: 'Tablet', desktop: 'Computer', other: 'Andere' },
  otherSites: 'Andere Websites',
  noSite: 'Keine Website (Kamera oder App)',
};
