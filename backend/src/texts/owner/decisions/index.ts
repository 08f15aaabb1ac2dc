import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { DecisionTexts } from './texts.ts';

export type { DecisionTexts } from './texts.ts';

export const DECISIONS = defineArea<DecisionTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
