import { defineArea } from '../../../area.ts';
import { CHANGES_ENGLISH } from '../../../changes/index.ts';
import { FIGURES_ENGLISH } from '../../../figures/index.ts';
import { VERSIONS_ENGLISH } from '../../../versions/index.ts';
import { en } from './en.ts';
import type { CodePageTexts } from './texts.ts';

export type { CodePageTexts } from './texts.ts';

export const CODE_PAGE = defineArea<CodePageTexts>(
  { changes: CHANGES_ENGLISH, figures: FIGURES_ENGLISH, versions: VERSIONS_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
