import type { KeyboardEvent } from 'react';

/** Whether a key is pressed alone. Keys with a modifier belong to the browser. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
