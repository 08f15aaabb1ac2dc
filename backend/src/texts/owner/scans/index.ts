import { defineArea } from '../../area.ts';
import { FIGURES_ENGLISH } from '../../figures/index.ts';
import { en } from './en.ts';
import type { ScansTexts } from './texts.ts';

export type { ScansTexts } from './texts.ts';

export const SCANS = defineArea<ScansTexts>(
  { figures: FIGURES_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
