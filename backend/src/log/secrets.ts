import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { firstHashKeys, type HashKeys } from './hash-keys.ts';
import type { Keyring } from './keyring.ts';
import { prepare } from './prepared-key.ts';

/** Keys for rate limits that are not hashed again: each call takes points of its address and of its person. */
const LIMIT_KEYS = 1_000;

/**
 * Keyed hashes. Each purpose has its own key. Those of stored hashes stay when the master key is rotated. Those that only
 * browsers get follow it.
 */
export class Secrets {
  readonly #keyring: Keyring;
  readonly #hashKeys: HashKeys;
  readonly #limitKeys = new LRUCache<string, string>({
    max: LIMIT_KEYS,
    memoMethod: (text) => this.#hmac('limit', text),
  });

  constructor(keyring: Keyring, hashKeys = firstHashKeys(keyring)) {
    this.#keyring = keyring;
    this.#hashKeys = hashKeys;
  }

  /** Returns an HMAC that names an e-mail without revealing it. Upper and lower case give the same key. */
  emailKey(email: string): string {
    return this.#hmac('email', email.trim().toLowerCase());
  }

  /** Returns an HMAC that names a Google account without revealing Google's id of it. */
  googleKey(sub: string): string {
    return this.#hmac('google', sub);
  }

  /** Returns the hash of a one-time code, bound to one account and one of its e-mails. */
  otpHash(userId: string, emailKey: string, otp: string): string {
    return this.#hmac('otp', `${userId} ${emailKey} ${otp}`);
  }

  /** Returns the hash of a random token. */
  tokenHash(token: string): string {
    return this.#hmac('token', token);
  }

  /** Returns the hash of a recovery code, bound to one second factor. */
  recoveryHash(factor: string, code: string): string {
    return this.#hmac('recovery', `${factor} ${code}`);
  }

  /** Returns the password that seals the challenge that a browser keeps while it signs in with a passkey. */
  challengeKey(): string {
    return Buffer.from(this.#keyring.derive('challenge')).toString('hex');
  }

  /** Returns a key for rate limits that holds no personal data in clear. */
  limitKey(text: string): string {
    return this.#limitKeys.memo(text);
  }

  /** Returns the password that seals what a browser keeps about pages that it may see. */
  pageKey(): string {
    return Buffer.from(this.#keyring.derive('page')).toString('hex');
  }

  /** Returns the password that seals what a browser keeps while its person is at Google. */
  googleStateKey(): string {
    return Buffer.from(this.#keyring.derive('google state')).toString('hex');
  }

  /** Returns the password that seals what a browser keeps about accounts that signed in with it. */
  browserKey(): string {
    return Buffer.from(this.#keyring.derive('browser')).toString('hex');
  }

  /** Returns the key that signs the addresses of uploads. */
  signingKey(): Uint8Array {
    return this.#keyring.derive('files');
  }

  /** Returns the check value of a vault: it opens only under this master key and the next one. */
  sealCheck(vaultId: string): string {
    return this.#keyring.seal(`vault ${vaultId}`, vaultId);
  }

  /** Returns whether a check value was sealed under this master key, or the next one. */
  opensCheck(vaultId: string, value: string): boolean {
    return this.#keyring.opens(`vault ${vaultId}`, value);
  }

  #hmac(purpose: keyof HashKeys, text: string): string {
    return createHmac('sha256', prepare(this.#hashKeys[purpose])).update(text).digest('hex').slice(0, 40);
  }
}
