import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the jump bar. */
export type JumpTexts = Translated<typeof en>;
