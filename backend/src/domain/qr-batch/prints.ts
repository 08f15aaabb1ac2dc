/** The folder of files that were made to be printed. They are kept for some minutes, and removed after a day. */
export const PRINTS = 'prints/';
