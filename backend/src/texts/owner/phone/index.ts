import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { PhoneTexts } from './texts.ts';

export const PHONE = defineArea<PhoneTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
