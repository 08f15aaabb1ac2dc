import { type Decrypter, Encrypter } from 'age-encryption';

/** What the bytes after a header are sealed with. */
export interface Opened {
  /** 16 bytes. */
  readonly fileKey: Uint8Array;
  /** 16 bytes, another in each file. */
  readonly nonce: Uint8Array;
}

/** Bytes. */
export const NONCE = 16;
/** Bytes of an empty payload: its nonce and one tag. */
const EMPTY = NONCE + 16;
/** Bytes. Headers for one recipient have fewer. */
const LONGEST = 65_536;

/** Makes a header for a recipient. Returns it with the key of the file, which it holds. */
export async function newHeader(recipient: string) {
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
