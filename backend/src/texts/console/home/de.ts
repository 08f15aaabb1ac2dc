import { pluralIn } from '../../plural.ts';
import type { HomeTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: HomeTexts = {
  title: 'Start',
  toApprove: 'Freizugeben',
  ofCodes: counted({ one: (n) => `von ${n} Code`, other: (n) => `von ${n} Codes` }),
  claimed: 'Diese Woche übernommen',
  before: (count) => `${count} in der Woche davor`,
  weeks: 'Scans, 8 Wochen',
  weeksInWords: (counts) => `Scans je Woche, älteste zuerst: ${counts}`,
  week: (day, count) => `Woche ab ${day}: ${count}`,
  look: {
    title: 'Zu prüfen',
    reading: 'Wird gelesen …',
    notRead: 'Das konnte nicht gelesen werden',
    none: 'Alles in Ordnung',
    troubles: counted({ one: (n) => `${n} Störung`, other: (n) => `${n} Störungen` }),
    uploads: counted({
      one: (n) => `${n} gescheiterter Upload`,
      other: (n) => `${n} gescheiterte Uploads`,
    }),
  },
};
