import type { AdminCode } from '@qlaim/backend/contract';

/** The types that the console edits (section 2). */
export type EditedType = 'link' | 'phoneNumber';

export interface EditCodeProps {
  code: AdminCode;
  /** Called when the edit is complete. */
  onClose: () => void;
  /** Called at each input. */
  onTyped: () => void;
}

export interface PanelProps extends EditCodeProps {
  /** Whether the dialog opens on this panel, whose first field then gets the focus. */
  first: boolean;
}
