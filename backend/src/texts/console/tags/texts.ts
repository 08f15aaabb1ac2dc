import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of tags. */
export type TagTexts = Translated<typeof en>;
