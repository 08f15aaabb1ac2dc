import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import type { Bytes, Sealing } from '../../ports/backup/sealing.ts';

const SECRET = 'AGE-SECRET-KEY-';

/**
 * Seals in the format of age (https://age-encryption.org/v1), which the program `age` opens, too. `key`: a public key, or the
 * secret key that opens. Rejects where it is neither.
 */
export async function openAge(key: string): Promise<Sealing> {
  const isSecret = key.toUpperCase().startsWith(SECRET);
  const recipient = isSecret ? await identityToRecipient(key) : key;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const seal = (plain: Bytes) => streamed(plain, (stream) => encrypter.encrypt(stream));
  if (!isSecret) return { recipient, seal, open: undefined };
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return { recipient, seal, open: (sealed) => streamed(sealed, (stream) => decrypter.decrypt(stream)) };
}

type Web = ReadableStream<Uint8Array>;

async function* streamed(bytes: Bytes, through: (stream: Web) => Promise<Web>): Bytes {
  const source = Readable.from(bytes);
  try {
    const reader = (await through(asWeb(source))).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    source.destroy();
  }
}

/** One chunk at a time, so that a slow reader holds up the source. */
function asWeb(source: Readable): Web {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
    },
    { highWaterMark: 0 },
  );
}
