import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { BulkTexts } from './texts.ts';

export type { BulkTexts } from './texts.ts';

export const BULK = defineArea<BulkTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
