import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { PrintTexts } from './texts.ts';

export type { PrintTexts } from './texts.ts';

export const PRINT = defineArea<PrintTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
