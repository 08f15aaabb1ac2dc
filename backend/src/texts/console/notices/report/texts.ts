import type { Translated } from '../../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the yearly report about notices in one language. */
export type NoticeReportTexts = Translated<typeof en>;
