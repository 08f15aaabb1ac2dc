/** Slots are taken from 0 on. No installation has so many processes. */
const MOST_SLOTS = 256;

/** The slots of api processes that may have a journal. */
export const SLOTS: readonly string[] = Array.from({ length: MOST_SLOTS }, (_none, slot) => String(slot));
