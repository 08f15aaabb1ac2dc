import { defineArea } from '../area.ts';
import { en } from './en.ts';
import type { AccountWords } from './texts.ts';

export type { AccountWords } from './texts.ts';

/** The texts of sign-in, sign-up, one-time code and reset. */
export const ACCOUNT = defineArea<AccountWords>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
