import { defineArea } from '../../../area.ts';
import { CONTENT_ENGLISH } from '../../../content/index.ts';
import { en } from './en.ts';
import type { CodeFilterTexts } from './texts.ts';

export type { CodeFilterTexts } from './texts.ts';

export const CODE_FILTERS = defineArea<CodeFilterTexts>(
  { content: CONTENT_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
