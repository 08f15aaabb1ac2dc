import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export type WhenTexts = Translated<typeof en>;
