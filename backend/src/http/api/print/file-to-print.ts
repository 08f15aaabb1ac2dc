import type { DrawingStep } from '../../../contract/print/drawing.ts';
import type { SheetLayout } from '../../../contract/print/layout.ts';
import type { Logo } from '../../../contract/print/svg.ts';

/** A file to make: its pages, and what each symbol must give. */
export interface FileToPrint {
  /** What a PDF is called. */
  readonly title: string;
  readonly layout: SheetLayout;
  readonly pages: number;
  /** Draws a page, from 0 on. */
  readonly drawingOf: (page: number) => readonly DrawingStep[];
  readonly logo: Logo | undefined;
  readonly texts: readonly string[];
}
