import type { Barcode } from '../../contract/schemas/barcode.ts';

/** Returns what the symbol of a code holds where it was printed elsewhere, and whether its host is one of ours. */
export function printedView(printedAs: string | null, publicUrl: string): Barcode['printed'] {
  if (printedAs === null) return null;
  return { address: printedAs, here: URL.parse(printedAs)?.host === new URL(publicUrl).host };
}
