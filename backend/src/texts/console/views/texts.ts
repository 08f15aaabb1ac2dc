import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the saved views of the codes. */
export type ViewsTexts = Translated<typeof en>;
