import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { NoticeStoryTexts } from './texts.ts';

export type { NoticeStoryTexts } from './texts.ts';

export const NOTICE_STORY = defineArea<NoticeStoryTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
