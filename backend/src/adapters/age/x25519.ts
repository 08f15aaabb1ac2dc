import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { base64nopad, bech32 } from '@scure/base';
import type { Identity } from 'age-encryption';

const CIPHER = 'chacha20-poly1305';
const TAG = 16;
const FILE_KEY = 16;
/** A key seals one file key alone. */
const NONCE = new Uint8Array(12);
const LIMITS = { authTagLength: TAG } as const;
const CURVE = { kty: 'OKP', crv: 'X25519' } as const;

const LABEL = 'age-encryption.org/v1/X25519';

/** Whether a public key is one of this curve: `age1…`, and not one against quantum computers. */
export const isX25519 = (recipient: string): boolean => bech32.decodeUnsafe(recipient)?.prefix === 'age';

/** The key of a file, sealed for a recipient. */
export interface Wrapped {
  /** The public key of a pair that was made for this file alone: 32 bytes. */
  readonly share: Uint8Array;
  readonly body: Uint8Array;
}

/** Returns what seals the keys of files for a recipient. Node's own curve takes a tenth of the time of the library's. */
export function wrapFor(recipient: string): (fileKey: Uint8Array) => Wrapped {
  const whose = bytesOf(recipient);
  const known = publicKey(whose);
  return (fileKey) => {
    const pair = generateKeyPairSync('x25519');
    const share = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const secret = diffieHellman({ privateKey: pair.privateKey, publicKey: known });
    const cipher = createCipheriv(CIPHER, wrappingKey(secret, share, whose), NONCE, LIMITS);
    return { share, body: Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]) };
  };
}

/** What opens the keys of files with a secret key (`AGE-SECRET-KEY-1…`), for the library. `recipient`: its public key. */
export function identityOf(secret: string, recipient: string): Identity {
  const whose = bytesOf(recipient);
  const d = base64url(bytesOf(secret));
  const privateKey = createPrivateKey({ key: { ...CURVE, d, x: base64url(whose) }, format: 'jwk' });
  return {
    unwrapFileKey(stanzas) {
      for (const { args, body } of stanzas) {
        const [kind, shared] = args;
        if (kind !== 'X25519') continue;
        const share = base64nopad.decode(shared ?? '');
        if (args.length !== 2 || share.length !== 32 || body.length !== FILE_KEY + TAG)
          throw new Error('its header is not one of age');
        const common = diffieHellman({ privateKey, publicKey: publicKey(share) });
        const opened = openKey(body, wrappingKey(common, share, whose));
        if (opened) return opened;
      }
      return null;
    },
  };
}

/** Undefined where the file key was sealed for somebody else. */
function openKey(body: Uint8Array, key: Uint8Array): Uint8Array | undefined {
  const decipher = createDecipheriv(CIPHER, key, NONCE, LIMITS);
  decipher.setAuthTag(body.subarray(FILE_KEY));
  const fileKey = decipher.update(body.subarray(0, FILE_KEY));
  try {
    decipher.final();
    return fileKey;
  } catch {
    return undefined;
  }
}

const wrappingKey = (secret: Uint8Array, share: Uint8Array, recipient: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, Buffer.concat([share, recipient]), LABEL, 32));

const bytesOf = (key: string): Uint8Array => bech32.decodeToBytes(key).bytes;

const publicKey = (x: Uint8Array): KeyObject =>
  createPublicKey({ key: { ...CURVE, x: base64url(x) }, format: 'jwk' });

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
