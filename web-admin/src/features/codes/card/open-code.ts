import type { AdminCode } from '@qlaim/backend/contract';
import { createContext } from 'react';

/** A code, and its dialog that is open. */
export interface OpenedCode {
  readonly name: 'edit' | 'delete';
  readonly code: AdminCode;
}

/** Opens a dialog of a code above the list, where it stays when the code leaves the page. */
export const OpenCode = createContext<(opened: OpenedCode) => void>(() => {});
