import type { AdminCode, Barcode } from '@qlaim/backend/contract';
import { aBarcode } from '@qlaim/web-kit/testing';

/** Returns a code in the shape of the console's lists, with the given fields. */
export function aCode(over: Partial<Barcode> = {}): AdminCode {
  const barcode = aBarcode(over);
  return { ...barcode, id: barcode._id, note: null, tags: [] };
}
