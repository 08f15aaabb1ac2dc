import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { BatchTexts } from './texts.ts';

export type { BatchTexts } from './texts.ts';

export const BATCHES = defineArea<BatchTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
