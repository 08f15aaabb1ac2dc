import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { EditWords } from './texts.ts';

export type { EditWords } from './texts.ts';

export const EDIT = defineArea<EditWords>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
