import type { Barcode } from '../../contract/schemas/barcode.ts';

/** Returns what the symbol of a code holds where it was printed elsewhere, and whether its host is one of ours. */
export function printedView(
  printedAs: string | null,
  isOurs: (hostname: string) => boolean,
): Barcode['printed'] {
  return printedAs === null
    ? null
    : { address: printedAs, here: isOurs(URL.parse(printedAs)?.hostname ?? '') };
}
