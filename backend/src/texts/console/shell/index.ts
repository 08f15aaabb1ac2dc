import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { ConsoleTexts } from './texts.ts';

export type { ConsoleTexts, ConsoleWords } from './texts.ts';

export const CONSOLE = defineArea<ConsoleTexts>(
  { words: en, messages: {} },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
