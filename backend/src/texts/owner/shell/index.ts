import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { ShellTexts } from './texts.ts';

export type { OwnerMessage } from '../../messages/owner-message.ts';
export type { ShellTexts, ShellWords } from './texts.ts';

export const SHELL = defineArea<ShellTexts>(
  { words: en, messages: {} },
  {
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    ar: () => import('./ar.ts'),
  },
);
