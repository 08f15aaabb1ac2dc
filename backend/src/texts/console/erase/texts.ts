import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of deleting a person’s account. */
export type EraseTexts = Translated<typeof en>;
