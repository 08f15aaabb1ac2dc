import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { FailedUploadTexts } from './texts.ts';

export type { FailedUploadTexts } from './texts.ts';

export const FAILED_UPLOADS = defineArea<FailedUploadTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
