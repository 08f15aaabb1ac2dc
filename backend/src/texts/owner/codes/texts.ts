import type { Translated } from '../../catalogue.ts';
import type { ContentTexts } from '../../content/index.ts';
import type { en } from './en.ts';

/** The texts of the list of codes. */
export interface CodesTexts extends Translated<typeof en> {
  readonly content: ContentTexts;
}
