import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { HelpTexts } from './texts.ts';

export type { HelpTexts } from './texts.ts';

export const HELP = defineArea<HelpTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
