import { createHash } from 'node:crypto';

/**
 * Returns a UUID made from a name (RFC 9562, version 8, SHA-256). Packages make versions 3 and 5 only, and the ids of
 * stored events must not change.
 */
export function nameBasedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
