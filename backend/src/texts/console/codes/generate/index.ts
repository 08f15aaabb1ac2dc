import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { GenerateTexts } from './texts.ts';

export type { GenerateTexts } from './texts.ts';

export const GENERATE = defineArea<GenerateTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
