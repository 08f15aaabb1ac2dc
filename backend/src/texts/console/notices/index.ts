import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { NoticeTexts } from './texts.ts';

export type { NoticeTexts } from './texts.ts';

export const NOTICES = defineArea<NoticeTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
