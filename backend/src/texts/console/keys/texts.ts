import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the list of keys. */
export type KeysTexts = Translated<typeof en>;
