import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the form and its receipt in one language. */
export type ReportTexts = Translated<typeof en>;
