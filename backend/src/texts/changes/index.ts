import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

export type ChangeTexts = Translated<typeof en>;

export const CHANGES_ENGLISH: ChangeTexts = en;
