import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

export type ContentTexts = Translated<typeof en>;

export const CONTENT_ENGLISH: ContentTexts = en;
