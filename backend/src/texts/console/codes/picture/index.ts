import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { PictureTexts } from './texts.ts';

export type { PictureTexts } from './texts.ts';

export const PICTURES = defineArea<PictureTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
