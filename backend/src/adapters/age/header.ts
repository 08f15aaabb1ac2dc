import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { base64nopad } from '@scure/base';
import { type Decrypter, Encrypter } from 'age-encryption';
import { isX25519, wrapFor } from './x25519.ts';

/** What the bytes after a header are sealed with. */
export interface Opened {
  /** 16 bytes. */
  readonly fileKey: Uint8Array;
  /** 16 bytes, another in each file. */
  readonly nonce: Uint8Array;
}

/** Bytes. */
export const NONCE = 16;
const FILE_KEY = 16;
/** Bytes of an empty payload: its nonce and one tag. */
const EMPTY = NONCE + 16;
/** Bytes. Headers for one recipient have fewer. */
const LONGEST = 65_536;

/** A header, and the key of the file that it holds. */
export interface Header {
  readonly header: Uint8Array;
  /** 16 bytes. */
  readonly fileKey: Uint8Array;
}

/** Returns what makes headers for a recipient. */
export function headersFor(recipient: string): () => Header | Promise<Header> {
  if (!isX25519(recipient)) return () => headerOfLibrary(recipient);
  const wrap = wrapFor(recipient);
  return () => {
    const fileKey = randomBytes(FILE_KEY);
    const { share, body } = wrap(fileKey);
    const lines = `age-encryption.org/v1\n-> X25519 ${base64nopad.encode(share)}\n${base64nopad.encode(body)}\n---`;
    const key = new Uint8Array(hkdfSync('sha256', fileKey, '', 'header', 32));
    const mac = createHmac('sha256', key).update(lines).digest();
    return { header: Buffer.from(`${lines} ${base64nopad.encode(mac)}\n`), fileKey };
  };
}

/** A header for any kind of recipient. The library takes a millisecond for it. */
async function headerOfLibrary(recipient: string): Promise<Header> {
  const made = Promise.withResolvers<Uint8Array>();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient({
    wrapFileKey(fileKey) {
      made.resolve(fileKey);
      return [];
    },
  });
  const sealed = await encrypter.encrypt(new Uint8Array());
  return { header: sealed.subarray(0, sealed.length - EMPTY), fileKey: await made.promise };
}

/** Takes header and nonce from the front of sealed bytes. Returns them opened, and what was taken beyond them. */
export async function takeHeader(
  chunks: AsyncIterator<Uint8Array>,
  decrypter: Decrypter,
): Promise<Opened & { readonly rest: Uint8Array }> {
  let taken = Buffer.alloc(0);
  let end = -1;
  while (end < 0 || taken.length < end + NONCE) {
    const next = taken.length < LONGEST ? await chunks.next() : undefined;
    if (!next || next.done) throw new Error('it has no whole header of age');
    taken = Buffer.concat([taken, next.value]);
    end = endOfHeader(taken);
  }
  const fileKey = await decrypter.decryptHeader(taken.subarray(0, end));
  return { fileKey, nonce: taken.subarray(end, end + NONCE), rest: taken.subarray(end + NONCE) };
}

/** Returns where the bytes after the line of the header's MAC begin; -1 where it has not ended. */
function endOfHeader(bytes: Buffer): number {
  const mac = bytes.indexOf('\n--- ');
  const end = mac < 0 ? -1 : bytes.indexOf('\n', mac + 1);
  return end < 0 ? -1 : end + 1;
}
