import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

/** What to do after a call without a usable answer. `when` is a time such as 'in 30 seconds', or `moment`. */
export type AdviceTexts = Translated<typeof en>;

export const ADVICE_ENGLISH: AdviceTexts = en;
