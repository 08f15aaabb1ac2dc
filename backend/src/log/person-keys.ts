import { LRUCache } from 'lru-cache';
import type { Random } from '../ports/clock.ts';
import type { Vault } from '../ports/vault.ts';
import { hasBegun, rewrap } from './key-rotation.ts';
import type { Keyring } from './keyring.ts';

const KEY_BYTES = 32;
const CACHED_KEYS = 10_000;

/**
 * One data key per person, in the vault, wrapped under the master key, or the next one while that is rotated. Erasing a person replaces the key by null for
 * ever, so that no new key is made for that person.
 */
export class PersonKeys {
  readonly #vault: Pick<Vault, 'get' | 'put'>;
  readonly #keyring: Keyring;
  readonly #random: Random;
  readonly #cache = new LRUCache<string, Uint8Array>({ max: CACHED_KEYS });
  /** Searches that are running: a batch of documents asks for the same keys at once. */
  readonly #reading = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #listeners = new Set<(person: string | undefined) => void>();
  /** Counts calls of `forget`, so that a key that was fetched meanwhile is not cached. */
  #forgotten = 0;

  constructor(vault: Pick<Vault, 'get' | 'put'>, keyring: Keyring, random: Random) {
    this.#vault = vault;
    this.#keyring = keyring;
    this.#random = random;
  }

  /** Returns the person's key; undefined for an erased person, and for one who never had a key. */
  async find(person: string): Promise<Uint8Array | undefined> {
    const cached = this.#cache.get(person);
    if (cached) return cached;
    const running = this.#reading.get(person);
    if (running) return running;
    const reading = this.#read(person);
    this.#reading.set(person, reading);
    const done = () => {
      if (this.#reading.get(person) === reading) this.#reading.delete(person);
    };
    reading.then(done, done);
    return reading;
  }

  /** Returns the person's key where it is in memory. */
  cached(person: string): Uint8Array | undefined {
    return this.#cache.get(person);
  }

  async #read(person: string): Promise<Uint8Array | undefined> {
    const before = this.#forgotten;
    const record = await this.#vault.get('person-key', person);
    if (typeof record?.value !== 'string') return undefined;
    const key = this.#keyring.open(`person-key ${person}`, record.value);
    return this.#remember(person, key, before);
  }

  /** Returns the person's key, and creates a missing one; undefined for an erased person. */
  async findOrCreate(person: string): Promise<Uint8Array | undefined> {
    const found = await this.find(person);
    if (found) return found;
    const key = this.#random.bytes(KEY_BYTES);
    const master = (await hasBegun(this.#vault, this.#keyring)) ? 'next' : 'current';
    const value = this.#keyring.seal(`person-key ${person}`, key, master);
    const before = this.#forgotten;
    const record = { kind: 'person-key', id: person } as const;
    const created = await this.#vault.put({ ...record, value, seen: 0 });
    // A rotation that began meanwhile may have passed this record already.
    if (created && master === 'current' && (await hasBegun(this.#vault, this.#keyring)))
      await rewrap(this.#vault, this.#keyring, record);
    // A search that is running may have begun before the other process made its key.
    return created ? this.#remember(person, key, before) : this.#read(person);
  }

  /** Deletes the key. Fields that are sealed under it read `[erased]` from now on. */
  async erase(person: string): Promise<void> {
    await this.#vault.put({ kind: 'person-key', id: person, value: null });
    this.forget(person);
  }

  /** Removes a key from memory, because another process has erased it. Without a person, removes every key. */
  forget(person?: string): void {
    this.#forgotten += 1;
    for (const kept of [this.#cache, this.#reading]) {
      if (person === undefined) kept.clear();
      else kept.delete(person);
    }
    for (const listener of this.#listeners) listener(person);
  }

  /** Registers a listener, which gets each person whose key is removed from memory; undefined for everybody. */
  onForgotten(listener: (person: string | undefined) => void): void {
    this.#listeners.add(listener);
  }

  #remember(person: string, key: Uint8Array, forgottenBefore: number): Uint8Array {
    // A small buffer is cut from 8 KiB, all of which stay in memory with it.
    const own = Uint8Array.from(key);
    if (this.#forgotten === forgottenBefore) this.#cache.set(person, own);
    return own;
  }
}
