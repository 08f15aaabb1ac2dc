import { defineArea } from '../../../area.ts';
import { en } from './en.ts';
import type { NoticeReportTexts } from './texts.ts';

export type { NoticeReportTexts } from './texts.ts';

export const NOTICE_REPORT = defineArea<NoticeReportTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
