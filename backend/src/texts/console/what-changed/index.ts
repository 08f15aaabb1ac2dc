import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { WhatChangedTexts } from './texts.ts';

export type { WhatChangedTexts } from './texts.ts';

export const WHAT_CHANGED = defineArea<WhatChangedTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
