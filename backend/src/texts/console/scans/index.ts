import { defineArea } from '../../area.ts';
import { FIGURES_ENGLISH } from '../../figures/index.ts';
import { en } from './en.ts';
import type { AllScansTexts } from './texts.ts';

export type { AllScansTexts } from './texts.ts';

export const ALL_SCANS = defineArea<AllScansTexts>(
  { figures: FIGURES_ENGLISH, ...en },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
