import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { EraseTexts } from './texts.ts';

export type { EraseTexts } from './texts.ts';

export const ERASE = defineArea<EraseTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
