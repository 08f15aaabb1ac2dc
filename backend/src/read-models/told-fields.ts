import { CODES } from './codes/document.ts';

/**
 * The fields, by read model, that who waits for a change gets as soon as its document is written, and need not read then. None is
 * personal, because they cross threads in clear.
 */
export const TOLD_FIELDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  [CODES.name]: ['present', 'scanCount', 'scanDays'],
};
