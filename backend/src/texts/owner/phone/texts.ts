import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of what a phone can do besides. */
export type PhoneTexts = Translated<typeof en>;
