import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { DomainTexts } from './texts.ts';

export const DOMAINS = defineArea<DomainTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
