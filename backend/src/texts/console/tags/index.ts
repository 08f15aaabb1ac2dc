import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { TagTexts } from './texts.ts';

export type { TagTexts } from './texts.ts';

export const TAGS = defineArea<TagTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
