import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the parts that many pages of the console have. */
export type WidgetTexts = Translated<typeof en>;
