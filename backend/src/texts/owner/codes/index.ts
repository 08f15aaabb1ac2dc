import { defineArea } from '../../area.ts';
import { CONTENT_ENGLISH } from '../../content/index.ts';
import { en } from './en.ts';
import type { CodesTexts } from './texts.ts';

export type { CodesTexts } from './texts.ts';

export const CODES = defineArea<CodesTexts>(
  { content: CONTENT_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
