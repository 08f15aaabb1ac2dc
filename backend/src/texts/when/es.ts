import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  locale: 'es',
  overnight: 'termina al día siguiente',
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  between: (first, last) => `del ${first} al ${last}`,
  languages: (names) => `idioma ${names}`,
  devices: { ios: 'iPhone o iPad', android: 'Dispositivo Android', computer: 'Ordenador' },
};
