import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the state of the running product. */
export type OperationsTexts = Translated<typeof en>;
