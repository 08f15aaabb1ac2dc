const MOST = 256 * 1024;

/** Bytes that are read at once of a file of `size` bytes: one read for a small one, and few for a large one. */
export const chunkFor = (size: number): number => Math.min(size + 1, MOST);
