import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the event log, and of a code as it was. */
export type AuditTexts = Translated<typeof en>;
