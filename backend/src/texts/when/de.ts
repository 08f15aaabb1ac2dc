import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  locale: 'de',
  overnight: 'endet am nächsten Tag',
  since: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
  between: (first, last) => `${first} bis ${last}`,
  languages: (names) => `Sprache ${names}`,
  devices: { ios: 'iPhone oder iPad', android: 'Android-Gerät', computer: 'PC oder Laptop' },
};
