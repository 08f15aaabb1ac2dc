import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { ApiKeysTexts } from './texts.ts';

export type { ApiKeysTexts } from './texts.ts';

export const API_KEYS = defineArea<ApiKeysTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
