import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyRegistration } from '../../contract/schemas/passkey.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  /** The origin of the page that asks. Browsers sign it, and let a page name no other host than its own. */
  readonly origin: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hashOf = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A passkey in software: what an authenticator and a browser make of it (WebAuthn level 3, ES256). It signs whatever it is asked to. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #userHandle: string;
  readonly #private: KeyObject;
  readonly #public: KeyObject;

  /** `userHandle`: the id of its person, base64url. */
  constructor(userHandle: string) {
    this.#userHandle = userHandle;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = pair.privateKey;
    this.#public = pair.publicKey;
  }

  registration({ challenge, rpId, origin }: Asked): PasskeyRegistration {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const coordinates = [x, y].map((each) => new Uint8Array(Buffer.from(each, 'base64url')));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        ...coordinates.map((each, place) => [-2 - place, each] as const),
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const authData = Buffer.concat([this.#head(rpId, WITH_CREDENTIAL), credential]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#common,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  assertion({ challenge, rpId, origin }: Asked): PasskeyAssertion {
    const authenticatorData = this.#head(rpId, 0);
    const data = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([authenticatorData, hashOf(data)]), this.#private);
    return {
      ...this.#common,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: this.#userHandle,
      },
    };
  }

  get #common() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** What begins each answer. It counts no uses, as passkeys that are on several devices do. */
  #head(rpId: string, more: number): Buffer {
    return Buffer.concat([hashOf(rpId), Buffer.from([USER_PRESENT | USER_VERIFIED | more]), Buffer.alloc(4)]);
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
