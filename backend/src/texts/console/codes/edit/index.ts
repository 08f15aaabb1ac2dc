import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { CodeEditTexts } from './texts.ts';

export type { CodeEditTexts } from './texts.ts';

export const CODE_EDIT = defineArea<CodeEditTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
