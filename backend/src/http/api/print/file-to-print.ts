import type { DrawnPage } from '../../../print/page-of-codes.ts';
import type { SheetLayout } from '../../../print/sheet-layout.ts';
import type { Logo } from '../../../print/svg.ts';

/** A file to make: its pages, and what each symbol must give. */
export interface FileToPrint {
  /** What a PDF is called. */
  readonly title: string;
  readonly layout: SheetLayout;
  /** Without their backs. */
  readonly pages: number;
  /** Draws a page, from 0 on. */
  readonly drawingOf: (page: number) => DrawnPage;
  readonly logo: Logo | undefined;
  readonly texts: readonly string[];
}
