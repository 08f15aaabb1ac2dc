import type { AdminCode } from '@qlaim/backend/contract';

export interface EditCodeProps {
  code: AdminCode;
  /** Asked for once there is nothing more to do. */
  onClose: () => void;
}
