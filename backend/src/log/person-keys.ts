import { LRUCache } from 'lru-cache';
import type { Random } from '../ports/clock.ts';
import type { Vault } from '../ports/vault.ts';
import { open, seal } from './seal.ts';

const KEY_BYTES = 32;
const CACHED_KEYS = 10_000;

/**
 * One data key per person, in the vault, wrapped under the master key. Erasing a person replaces the key by null for
 * ever, so that no new key is made for that person.
 */
export class PersonKeys {
  readonly #vault: Pick<Vault, 'get' | 'put'>;
  readonly #master: Uint8Array;
  readonly #random: Random;
  readonly #cache = new LRUCache<string, Uint8Array>({ max: CACHED_KEYS });
  /** Counts calls of `forget`, so that a key that was fetched meanwhile is not cached. */
  #forgotten = 0;

  constructor(vault: Pick<Vault, 'get' | 'put'>, master: Uint8Array, random: Random) {
    this.#vault = vault;
    this.#master = master;
    this.#random = random;
  }

  /** Returns the person's key; undefined for an erased person, and for one who never had a key. */
  async find(person: string): Promise<Uint8Array | undefined> {
    const cached = this.#cache.get(person);
    if (cached) return cached;
    const before = this.#forgotten;
    const record = await this.#vault.get('person-key', person);
    if (typeof record?.value !== 'string') return undefined;
    const key = open(this.#master, `person-key ${person}`, record.value);
    return this.#remember(person, key, before);
  }

  /** Returns the person's key, and creates a missing one; undefined for an erased person. */
  async findOrCreate(person: string): Promise<Uint8Array | undefined> {
    const found = await this.find(person);
    if (found) return found;
    const key = this.#random.bytes(KEY_BYTES);
    const value = seal(this.#master, `person-key ${person}`, key);
    const before = this.#forgotten;
    const created = await this.#vault.put({ kind: 'person-key', id: person, value, seen: 0 });
    return created ? this.#remember(person, key, before) : this.find(person);
  }

  /** Deletes the key. Fields that are sealed under it read `[erased]` from now on. */
  async erase(person: string): Promise<void> {
    await this.#vault.put({ kind: 'person-key', id: person, value: null });
    this.forget(person);
  }

  /** Removes a key from memory, because another process has erased it. */
  forget(person: string): void {
    this.#forgotten += 1;
    this.#cache.delete(person);
  }

  #remember(person: string, key: Uint8Array, forgottenBefore: number): Uint8Array {
    if (this.#forgotten === forgottenBefore) this.#cache.set(person, key);
    return key;
  }
}
