import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { prepare } from './prepared-key.ts';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Random bytes for the next seals: to ask the system for each costs as much as sealing a short text. */
const random = Buffer.alloc(IV_BYTES * 256);
let used = random.length;

/** Returns bytes that no other seal gets. They are to be read at once. */
function nextIv(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += IV_BYTES;
  return random.subarray(used - IV_BYTES, used);
}

/**
 * Returns a text encrypted with AES-256-GCM under a key of 32 bytes: `v1.` and base64url of iv, ciphertext and tag.
 * `context` is authenticated data, so that a text sealed for one use cannot be opened in another.
 */
export function seal(key: Uint8Array, context: string, plain: Uint8Array | string): string {
  const iv = nextIv();
  const cipher = createCipheriv('aes-256-gcm', prepare(key), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/** Returns the plain bytes of a sealed text. Throws where key, context or text do not match. */
export function open(key: Uint8Array, context: string, text: string): Buffer {
  const [version, body] = text.split('.', 2);
  if (version !== VERSION || body === undefined) throw new Error('The sealed text has an unknown version');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', prepare(key), bytes.subarray(0, IV_BYTES)).setAAD(
    Buffer.from(context),
  );
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
