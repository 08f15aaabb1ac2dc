import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { KeysTexts } from './texts.ts';

export type { KeysTexts } from './texts.ts';

export const KEYS = defineArea<KeysTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
