import type { Barcode, Owner } from '@qlaim/backend/contract';

/** A code that is handed over. */
export interface HandOverProps {
  code: Barcode;
  from: Owner;
  onClose: () => void;
}
