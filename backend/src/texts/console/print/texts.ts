import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of printing codes. */
export type PrintTexts = Translated<typeof en>;
