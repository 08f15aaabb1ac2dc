/** The name of the action Undo in toasts that survive a reload. */
export const UNDO = 'undo';
