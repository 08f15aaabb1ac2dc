import type { AdminCode } from '@qlaim/backend/contract';

export interface EditCodeProps {
  code: AdminCode;
  /** Called when the edit is complete. */
  onClose: () => void;
  /** Called at each input. */
  onTyped: () => void;
}
