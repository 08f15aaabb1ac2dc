import { defineArea } from '../../../area.ts';
import { CONTENT_ENGLISH } from '../../../content/index.ts';
import { en } from './en.ts';
import type { CodeTableTexts } from './texts.ts';

export type { CodeTableTexts } from './texts.ts';

export const CODE_TABLE = defineArea<CodeTableTexts>(
  { content: CONTENT_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
