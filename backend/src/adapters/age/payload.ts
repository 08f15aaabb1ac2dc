import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Bytes } from '../../ports/backup/sealing.ts';
import { blocksOf } from './blocks.ts';
import type { Opened } from './header.ts';

/** Bytes of plain text in each block of a payload, but the last. */
const BLOCK = 65_536;
const TAG = 16;
const CIPHER = 'chacha20-poly1305';
const LIMITS = { authTagLength: TAG } as const;

/**
 * Seals bytes as the payload of an age file: each block with its number, the last one marked. `before`: what precedes the first
 * block. It comes together with it, so that whoever stops reading has begun to read `plain`, and closes it.
 */
export async function* sealPayload(plain: Bytes, opened: Opened, before: Uint8Array): Bytes {
  const key = payloadKey(opened);
  let front = [before];
  let number = 0;
  for await (const { block, isLast } of blocksOf(plain, BLOCK)) {
    const cipher = createCipheriv(CIPHER, key, blockNonce(number, isLast), LIMITS);
    const sealed = [...front, cipher.update(block), cipher.final()];
    yield Buffer.concat([...sealed, cipher.getAuthTag()]);
    front = [];
    number += 1;
  }
}

/** Opens such a payload. Fails for one that was changed, reordered or cut, and yields no byte of a block that was. */
export async function* openPayload(sealed: Bytes, opened: Opened): Bytes {
  const key = payloadKey(opened);
  let number = 0;
  for await (const { block, isLast } of blocksOf(sealed, BLOCK + TAG)) {
    const end = block.length - TAG;
    if (end < 0 || (end === 0 && number > 0)) throw new Error('its end is missing');
    const decipher = createDecipheriv(CIPHER, key, blockNonce(number, isLast), LIMITS);
    decipher.setAuthTag(block.subarray(end));
    const plain = decipher.update(block.subarray(0, end));
    try {
      decipher.final();
    } catch (error) {
      throw new Error('it was changed since it was sealed', { cause: error });
    }
    yield plain;
    number += 1;
  }
}

const payloadKey = ({ fileKey, nonce }: Opened): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', fileKey, nonce, 'payload', 32));

/** 11 bytes for the number of the block, and one that marks the last. */
function blockNonce(number: number, isLast: boolean): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
