import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of notices about codes in one language. */
export type NoticeTexts = Translated<typeof en>;
