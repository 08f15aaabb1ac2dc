import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM under a key of 32 bytes. `context` is authenticated with it: what was sealed in one place
 * can't be opened in another. The text is `v1.` and base64url of iv, ciphertext and tag.
 */
export function seal(key: Uint8Array, context: string, plain: Uint8Array | string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/** Opens what `seal` made; throws when key, context or text are not the ones. */
export function open(key: Uint8Array, context: string, text: string): Buffer {
  const [version, body] = text.split('.', 2);
  if (version !== VERSION || body === undefined)
    throw new Error('This was not sealed by a version that is known here');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(
    Buffer.from(context),
  );
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
