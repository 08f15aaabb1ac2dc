import type { Translated } from '../../../catalogue.ts';
import type { ContentTexts } from '../../../content/index.ts';
import type { en } from './en.ts';

export interface CodeFilterTexts extends Translated<typeof en> {
  readonly content: ContentTexts;
}
