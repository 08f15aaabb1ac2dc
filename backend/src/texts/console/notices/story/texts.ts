import type { Translated } from '../../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of all that happened to a notice in one language. */
export type NoticeStoryTexts = Translated<typeof en>;
