import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { CodeListTexts } from './texts.ts';

export type { CodeListTexts } from './texts.ts';

export const CODE_LIST = defineArea<CodeListTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
