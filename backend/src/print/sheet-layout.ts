import type { Lines } from './lines.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Label extends Size {
  readonly round: boolean;
}

/** Where cells stand on a page. All lengths in mm from the top left corner of the page. */
export interface Grid {
  readonly page: Size;
  /** Row by row. */
  readonly cells: readonly Place[];
  /** The label that a cell stands in the middle of; undefined on plain paper. */
  readonly label: Label | undefined;
}

/** Where symbols stand on a page. */
export interface SheetLayout extends Grid {
  /** A symbol with its quiet zone, and the lines below it. */
  readonly cell: Size;
  readonly module: number;
  readonly lines: Lines;
  /** How wide the batch's name may be. */
  readonly lineWidth: number;
  readonly cropMark: { readonly gap: number; readonly length: number } | undefined;
  /** By what the cells are moved, because the printer is off. */
  readonly shift: Place;
  /** Cells of the first page that are used already. */
  readonly used: number;
  /** Pages of paper have two where the backs are printed. */
  readonly sides: 1 | 2;
}
