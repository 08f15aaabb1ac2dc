import { de as figures } from '../../figures/de.ts';
import { pluralIn } from '../../plural.ts';
import type { ScansTexts } from './texts.ts';

const counted = pluralIn('de');
const days = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tage` });

export const texts: ScansTexts = {
  figures,
  title: 'Scans',
  loading: 'Die Scans werden geladen',
  summary: 'Der Code und seine Scans in Kürze',
  total: 'Insgesamt',
  span: days,
  today: 'Heute (UTC)',
  none: 'Noch keine Scans',
  advice: 'Ihre eigenen Besuche zählen nicht. Bitten Sie jemanden, den Code zu scannen.',
  edit: 'QR bearbeiten',
  all: 'Alle Scans',
  days: 'Gezeigte Tage',
  devices: 'Geräte',
  device: 'Gerät',
  from: 'Woher',
  site: 'Website',
  siteNote:
    'Die Website mit dem Link, dem jemand gefolgt ist. Ein Scan mit einer Kamera kommt von keiner Website.',
};
