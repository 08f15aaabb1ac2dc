import { createHmac, hkdfSync } from 'node:crypto';

/** Keyed hashes, each purpose under a key of its own derived from the master key. */
export class Secrets {
  readonly #master: Uint8Array;

  constructor(master: Uint8Array) {
    this.#master = master;
  }

  /** Names an e-mail without telling it: the same address, whatever its case, has the same key. */
  emailKey(email: string): string {
    return this.#hmac('email', email.trim().toLowerCase());
  }

  /** Hash of a one-time code, useless for any other account, and for any other e-mail of this one. */
  otpHash(userId: string, emailKey: string, otp: string): string {
    return this.#hmac('otp', `${userId} ${emailKey} ${otp}`);
  }

  /** Hash of a random token. */
  tokenHash(token: string): string {
    return this.#hmac('token', token);
  }

  /** A key for rate limits that holds no personal data in clear. */
  limitKey(text: string): string {
    return this.#hmac('limit', text);
  }

  /** Signs addresses of uploads. */
  signingKey(): Uint8Array {
    return this.#keyFor('files');
  }

  #hmac(purpose: string, text: string): string {
    return createHmac('sha256', this.#keyFor(purpose)).update(text).digest('hex').slice(0, 40);
  }

  #keyFor(purpose: string): Uint8Array {
    return Buffer.from(hkdfSync('sha256', this.#master, '', `qlaim ${purpose}`, 32));
  }
}
