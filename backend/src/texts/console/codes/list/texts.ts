import type { Translated } from '../../../catalogue.ts';
import type { en } from './en.ts';

export type CodeListTexts = Translated<typeof en>;
