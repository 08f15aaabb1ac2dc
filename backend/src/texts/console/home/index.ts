import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { HomeTexts } from './texts.ts';

export type { HomeTexts } from './texts.ts';

export const HOME = defineArea<HomeTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
