import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bytes, Sealing } from '../../ports/backup/sealing.ts';
import { openAge } from './sealing.ts';

const BLOCK = 65_536;
const SEALED_BLOCK = BLOCK + 16;
const LENGTHS = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK + 7];

let secret = '';
let sealing: Sealing;
beforeAll(async () => {
  secret = await generateX25519Identity();
  sealing = await openAge(secret);
});

async function* inChunksOf(size: number, bytes: Uint8Array): Bytes {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function opened(sealed: Bytes, { open } = sealing): Bytes {
  if (!open) throw new Error('the secret key is not here');
  return open(sealed);
}
const open = (sealed: Uint8Array, chunk = 50_000, by = sealing): Promise<Buffer> =>
  buffer(opened(inChunksOf(chunk, sealed), by));
const seal = (plain: Uint8Array, chunk = 50_000): Promise<Buffer> =>
  buffer(sealing.seal(inChunksOf(chunk, plain)));

describe.each(LENGTHS)('a piece of %i bytes', (length) => {
  const plain = randomBytes(length);

  it('is opened by the library of age', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(secret);
    for (const chunk of [1 + (length >> 2), BLOCK, 4 * BLOCK])
      expect(plain.equals(await decrypter.decrypt(await seal(plain, chunk)))).toBe(true);
  });

  it('is opened where the library of age has sealed it', async () => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(sealing.recipient);
    const sealed = await encrypter.encrypt(plain);
    for (const chunk of [1 + (length >> 2), BLOCK, 4 * BLOCK])
      expect(plain.equals(await open(sealed, chunk))).toBe(true);
  });
});

describe('a header', () => {
  const plain = randomBytes(1000);

  it('is opened whichever of its recipients the key is of', async () => {
    const encrypter = new Encrypter();
    for (const other of [await generateX25519Identity(), await generateHybridIdentity()])
      encrypter.addRecipient(await identityToRecipient(other));
    encrypter.addRecipient(sealing.recipient);
    expect(plain.equals(await open(await encrypter.encrypt(plain)))).toBe(true);
  });

  it('is that of the library for a key against quantum computers', async () => {
    const hybrid = await generateHybridIdentity();
    const by = await openAge(hybrid);
    const sealed = await buffer(by.seal(inChunksOf(100, plain)));
    const decrypter = new Decrypter();
    decrypter.addIdentity(hybrid);
    expect(plain.equals(await decrypter.decrypt(sealed))).toBe(true);
    expect(plain.equals(await open(sealed, 100, by))).toBe(true);
  });

  it('is refused where its shared key is no point, or has another length', async () => {
    const sealed = (await seal(plain)).toString('latin1');
    const shareOf = (text: string) => /-> X25519 (\S+)/.exec(text)?.[1] ?? '';
    for (const share of [Buffer.alloc(32), Buffer.alloc(31, 7), Buffer.alloc(33, 7)]) {
      const changed = sealed.replace(shareOf(sealed), share.toString('base64').replaceAll('=', ''));
      await expect(open(Buffer.from(changed, 'latin1'))).rejects.toThrow();
    }
  });
});

describe('a sealed piece', () => {
  const plain = randomBytes(3 * BLOCK);
  let sealed: Buffer;
  /** Where the sealed blocks begin. */
  let start = 0;
  beforeAll(async () => {
    sealed = await seal(plain);
    start = sealed.length - 3 * SEALED_BLOCK;
  });

  const block = (n: number) => sealed.subarray(start + n * SEALED_BLOCK, start + (n + 1) * SEALED_BLOCK);
  const head = () => sealed.subarray(0, start);

  it('is refused for a byte that was changed in any part of it', async () => {
    const ends = [0, 1, 2].map((n) => start + (n + 1) * SEALED_BLOCK);
    const places = [0, 25, start - 40, start - 1, start, ...ends.flatMap((end) => [end - 17, end - 1])];
    for (const at of places)
      await expect(open(sealed.with(at, (sealed[at] ?? 0) ^ 1)), `at ${at}`).rejects.toThrow();
  });

  it('is refused where it was cut or made longer', async () => {
    const ends = [start, start - 1, 40, 0, ...[0, 1, 2].map((n) => start + n * SEALED_BLOCK + 16)];
    for (const end of [...ends, sealed.length - SEALED_BLOCK, sealed.length - 1])
      await expect(open(sealed.subarray(0, end)), `of ${end}`).rejects.toThrow();
    for (const more of [Buffer.alloc(1), Buffer.alloc(16), block(2)])
      await expect(open(Buffer.concat([sealed, more]))).rejects.toThrow();
  });

  it('is refused where blocks change places, are doubled, left out or of another piece', async () => {
    const other = (await seal(plain)).subarray(-SEALED_BLOCK);
    const orders = [[1, 0, 2], [0, 2, 1], [0, 0, 1, 2], [0, 2], [1, 2], [2]];
    for (const order of orders)
      await expect(open(Buffer.concat([head(), ...order.map(block)])), `${order}`).rejects.toThrow();
    await expect(open(Buffer.concat([head(), block(0), block(1), other]))).rejects.toThrow();
  });

  it('yields what stands before a changed block, and nothing of it', async () => {
    const changed = sealed.with(start + SEALED_BLOCK, (sealed[start + SEALED_BLOCK] ?? 0) ^ 1);
    const read: Uint8Array[] = [];
    const reading = async () => {
      for await (const bytes of opened(inChunksOf(BLOCK, changed))) read.push(bytes);
    };
    await expect(reading()).rejects.toThrow('it was changed since it was sealed');
    expect(Buffer.concat(read).equals(plain.subarray(0, BLOCK))).toBe(true);
  });

  it('is opened by its own key alone', async () => {
    const other = await openAge(await generateX25519Identity());
    await expect(open(sealed, BLOCK, other)).rejects.toThrow('no identity matched');
    const sealsOnly = await openAge(await identityToRecipient(secret));
    expect(sealsOnly.open).toBeUndefined();
  });

  it('has other bytes each time', async () => {
    expect((await seal(plain)).subarray(-SEALED_BLOCK).equals(block(2))).toBe(false);
  });
});

describe('bytes that are read', () => {
  it('are no more than a header may have, where they hold none', async () => {
    let read = 0;
    const endless = (async function* (): Bytes {
      for (;;) {
        read += 1000;
        yield Buffer.alloc(1000, 'a');
      }
    })();
    await expect(buffer(opened(endless))).rejects.toThrow('no whole header');
    expect(read).toBeLessThan(70_000);
  });

  it.each([
    ['seals', (source: Bytes) => sealing.seal(source)],
    ['opens', (source: Bytes) => opened(source)],
  ] as const)('are left where nobody reads on who %s', async (_name, through) => {
    let isClosed = false;
    const sealed = await seal(randomBytes(3 * BLOCK));
    const source = (async function* (): Bytes {
      try {
        yield* inChunksOf(BLOCK, sealed);
      } finally {
        isClosed = true;
      }
    })();
    for await (const _bytes of through(source)) break;
    expect(isClosed).toBe(true);
  });
});

it('refuses what is no key', async () => {
  for (const key of ['secret', 'age1secret', 'AGE-SECRET-KEY-1', `${secret}a`])
    await expect(openAge(key), key).rejects.toThrow();
});
