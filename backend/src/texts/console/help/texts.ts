import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of handing over a code and of mailing its address. */
export type HelpTexts = Translated<typeof en>;
