import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the mails in one language. */
export type MailWords = Translated<typeof en>;
