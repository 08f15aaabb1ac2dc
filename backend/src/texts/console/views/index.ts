import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { ViewsTexts } from './texts.ts';

export type { ViewsTexts } from './texts.ts';

export const VIEWS = defineArea<ViewsTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
