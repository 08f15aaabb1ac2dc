import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { AuditTexts } from './texts.ts';

export type { AuditTexts } from './texts.ts';

export const AUDIT = defineArea<AuditTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
