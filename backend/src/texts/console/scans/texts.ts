import type { Translated } from '../../catalogue.ts';
import type { FigureTexts } from '../../figures/index.ts';
import type { en } from './en.ts';

/** The texts of the scans of all codes. */
export interface AllScansTexts extends Translated<typeof en> {
  readonly figures: FigureTexts;
}
