import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  locale: 'fr',
  overnight: 'se termine le lendemain',
  since: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  between: (first, last) => `du ${first} au ${last}`,
  languages: (names) => `langue ${names}`,
  devices: { ios: 'iPhone ou iPad', android: 'Appareil Android', computer: 'Ordinateur' },
};
