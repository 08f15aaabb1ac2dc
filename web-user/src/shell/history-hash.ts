/** The end of the address of an editor that opens with the history of its code. */
export const HISTORY_HASH = '#history';
