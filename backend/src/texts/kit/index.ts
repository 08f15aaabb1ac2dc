import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

export type KitTexts = Translated<typeof en>;

export const KIT_ENGLISH: KitTexts = en;
