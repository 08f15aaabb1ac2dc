import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { WebhooksTexts } from './texts.ts';

export type { WebhooksTexts } from './texts.ts';

export const WEBHOOKS = defineArea<WebhooksTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
