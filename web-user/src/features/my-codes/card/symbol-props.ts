import type { Barcode } from '@qlaim/backend/contract';

export interface CodeSymbolProps {
  barcode: Barcode;
  title: string;
  /** Half the size, for a symbol beside a picture. */
  small?: boolean | undefined;
}
