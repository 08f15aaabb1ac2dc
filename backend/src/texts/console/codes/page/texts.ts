import type { Translated } from '../../../catalogue.ts';
import type { ChangeTexts } from '../../../changes/index.ts';
import type { FigureTexts } from '../../../figures/index.ts';
import type { VersionTexts } from '../../../versions/index.ts';
import type { en } from './en.ts';

export interface CodePageTexts extends Translated<typeof en> {
  readonly changes: ChangeTexts;
  readonly figures: FigureTexts;
  readonly versions: VersionTexts;
}
