import { createHash } from 'node:crypto';

/** Returns the source expression of a content security policy that allows an inline style or script with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
