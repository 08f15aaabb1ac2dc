import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { OperationsTexts } from './texts.ts';

export type { OperationsTexts } from './texts.ts';

export const OPERATIONS = defineArea<OperationsTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
