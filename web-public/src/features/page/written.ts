/** Returns whether a text has more than spaces. */
export const isWritten = (text: string): boolean => text.trim() !== '';
