import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the first page. */
export type HomeTexts = Translated<typeof en>;
