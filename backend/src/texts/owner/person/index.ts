import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { PersonTexts } from './texts.ts';

export type { PersonTexts } from './texts.ts';

/** The texts of profile, security and leaving. */
export const PERSON = defineArea<PersonTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
