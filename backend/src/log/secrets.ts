import { createHmac, hkdfSync } from 'node:crypto';
import { open, seal } from './seal.ts';

/** Keyed hashes. Each purpose has its own key, derived from the master key. */
export class Secrets {
  readonly #master: Uint8Array;

  constructor(master: Uint8Array) {
    this.#master = master;
  }

  /** Returns an HMAC that names an e-mail without revealing it. Upper and lower case give the same key. */
  emailKey(email: string): string {
    return this.#hmac('email', email.trim().toLowerCase());
  }

  /** Returns the hash of a one-time code, bound to one account and one of its e-mails. */
  otpHash(userId: string, emailKey: string, otp: string): string {
    return this.#hmac('otp', `${userId} ${emailKey} ${otp}`);
  }

  /** Returns the hash of a random token. */
  tokenHash(token: string): string {
    return this.#hmac('token', token);
  }

  /** Returns a key for rate limits that holds no personal data in clear. */
  limitKey(text: string): string {
    return this.#hmac('limit', text);
  }

  /** Returns the password that seals what a browser keeps about pages that it may see. */
  pageKey(): string {
    return Buffer.from(this.#keyFor('page')).toString('hex');
  }

  /** Returns the password that seals what a browser keeps about accounts that signed in with it. */
  browserKey(): string {
    return Buffer.from(this.#keyFor('browser')).toString('hex');
  }

  /** Returns the key that signs the addresses of uploads. */
  signingKey(): Uint8Array {
    return this.#keyFor('files');
  }

  /** Returns the check value of a vault: it opens only under this master key. */
  sealCheck(vaultId: string): string {
    return seal(this.#master, `vault ${vaultId}`, vaultId);
  }

  /** Returns whether a check value was sealed under this master key. */
  opensCheck(vaultId: string, value: string): boolean {
    try {
      return open(this.#master, `vault ${vaultId}`, value).toString() === vaultId;
    } catch {
      return false;
    }
  }

  #hmac(purpose: string, text: string): string {
    return createHmac('sha256', this.#keyFor(purpose)).update(text).digest('hex').slice(0, 40);
  }

  #keyFor(purpose: string): Uint8Array {
    return Buffer.from(hkdfSync('sha256', this.#master, '', `qlaim ${purpose}`, 32));
  }
}
