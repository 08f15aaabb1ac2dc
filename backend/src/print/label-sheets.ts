import type { LabelSheetId } from '../contract/schemas/label-sheet.ts';
import type { PAPERS } from './papers.ts';

/** A sheet of labels. All lengths in mm. */
export interface LabelSheet {
  readonly maker: 'Avery' | 'Herma';
  /** As it is printed on the package. */
  readonly number: string;
  readonly paper: keyof typeof PAPERS;
  readonly columns: number;
  readonly rows: number;
  /** Of one label. Those of a round one are its diameter. */
  readonly width: number;
  readonly height: number;
  readonly round?: true;
  /** The edges of the sheet. Those on the right and below are as wide. */
  readonly left: number;
  readonly top: number;
  /** Between labels. */
  readonly gapX: number;
  readonly gapY: number;
}

type Grid = [columns: number, rows: number];
type Size = [width: number, height: number];
type Place = [left: number, top: number, gapX?: number, gapY?: number];

const sheet = (
  [maker, number, paper]: [LabelSheet['maker'], string, LabelSheet['paper']],
  [columns, rows]: Grid,
  [width, height]: Size,
  [left, top, gapX = 0, gapY = 0]: Place,
): LabelSheet => ({ maker, number, paper, columns, rows, width, height, left, top, gapX, gapY });

const round = (
  name: [LabelSheet['maker'], string, LabelSheet['paper']],
  grid: Grid,
  diameter: number,
  place: Place,
): LabelSheet => ({ ...sheet(name, grid, [diameter, diameter], place), round: true });

const INCH = 25.4;

/** Only sheets whose published measures fill their paper exactly. */
export const LABEL_SHEETS: Readonly<Record<LabelSheetId, LabelSheet>> = {
  'avery-l7120': sheet(['Avery', 'L7120', 'a4'], [5, 7], [35, 35], [7.5, 11, 5, 5]),
  'avery-l7159': sheet(['Avery', 'L7159', 'a4'], [3, 8], [63.5, 33.9], [7.25, 12.9, 2.5]),
  'avery-l7160': sheet(['Avery', 'L7160', 'a4'], [3, 7], [63.5, 38.1], [7.25, 15.15, 2.5]),
  'avery-l7163': sheet(['Avery', 'L7163', 'a4'], [2, 7], [99.1, 38.1], [4.65, 15.15, 2.5]),
  'avery-l7165': sheet(['Avery', 'L7165', 'a4'], [2, 4], [99.1, 67.7], [4.65, 13.1, 2.5]),
  'avery-l7173': sheet(['Avery', 'L7173', 'a4'], [2, 5], [99.1, 57], [4.65, 6, 2.5]),
  'avery-l7651': sheet(['Avery', 'L7651', 'a4'], [5, 13], [38.1, 21.2], [4.75, 10.7, 2.5]),
  'avery-5160': sheet(['Avery', '5160', 'letter'], [3, 10], [66.675, 25.4], [4.7625, 12.7, 3.175]),
  'avery-5163': sheet(['Avery', '5163', 'letter'], [2, 5], [101.6, 50.8], [3.96875, 12.7, 4.7625]),
  'avery-5164': sheet(['Avery', '5164', 'letter'], [2, 3], [101.6, (10 / 3) * INCH], [3.96875, 12.7, 4.7625]),
  'herma-4270': sheet(['Herma', '4270', 'a4'], [5, 13], [38.1, 21.2], [9.75, 10.7]),
  'herma-4360': sheet(['Herma', '4360', 'a4'], [3, 8], [70, 36], [0, 4.5]),
  'herma-4387': round(['Herma', '4387', 'a4'], [6, 8], 30, [8.65, 19.61, 2.54, 2.54]),
  'herma-4474': sheet(['Herma', '4474', 'a4'], [4, 10], [48.5, 25.4], [8, 21.5]),
  'herma-4476': round(['Herma', '4476', 'a4'], [4, 6], 40, [16, 13.5, 6, 6]),
  'herma-4677': sheet(['Herma', '4677', 'a4'], [3, 7], [63.5, 38.1], [7.21, 15.15, 2.54]),
};
