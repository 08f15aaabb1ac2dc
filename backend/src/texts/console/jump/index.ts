import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { JumpTexts } from './texts.ts';

export type { JumpTexts } from './texts.ts';

export const JUMP = defineArea<JumpTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
