import type { AdminCode, Barcode } from '@qlaim/backend/contract';
import { aBarcode } from '@qlaim/web-kit/testing';

/** A code for tests as the console's lists have it, with what matters to the case. */
export function aCode(over: Partial<Barcode> = {}): AdminCode {
  const barcode = aBarcode(over);
  return { ...barcode, id: barcode._id };
}
