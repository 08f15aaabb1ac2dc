import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of webhooks. */
export type WebhooksTexts = Translated<typeof en>;
