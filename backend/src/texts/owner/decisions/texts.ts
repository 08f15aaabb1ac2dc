import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of decisions about the codes of an owner, in one language. */
export type DecisionTexts = Translated<typeof en>;
