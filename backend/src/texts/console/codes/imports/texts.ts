import type { Translated } from '../../../catalogue.ts';
import type { en } from './en.ts';

export type ImportTexts = Translated<typeof en>;
