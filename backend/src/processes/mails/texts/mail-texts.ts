import type { Translated } from '../../../texts/catalogue.ts';
import type { en } from './en.ts';

/** The texts of the mails in one language. */
export type MailTexts = Translated<typeof en>;
