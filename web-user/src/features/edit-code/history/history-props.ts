import type { Barcode } from '@qlaim/backend/contract';

export interface HistoryProps {
  barcode: Barcode;
  /** Called before the page reloads. */
  onLeave: () => void;
}
