import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { WidgetTexts } from './texts.ts';

export type { WidgetTexts } from './texts.ts';

export const WIDGETS = defineArea<WidgetTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
