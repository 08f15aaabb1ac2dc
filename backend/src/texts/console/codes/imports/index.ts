import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { ImportTexts } from './texts.ts';

export type { ImportTexts } from './texts.ts';

export const IMPORTS = defineArea<ImportTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
