import { LRUCache } from 'lru-cache';
import type { Random } from '../ports/clock.ts';
import type { Vault } from '../ports/vault.ts';
import { open, seal } from './seal.ts';

const KEY_BYTES = 32;
const CACHED_KEYS = 10_000;

/**
 * One data key per person, kept in the vault wrapped under the master key. Erasing a person replaces the key by
 * nothing, for good: no new key is ever made for them.
 */
export class PersonKeys {
  readonly #vault: Pick<Vault, 'get' | 'put'>;
  readonly #master: Uint8Array;
  readonly #random: Random;
  readonly #cache = new LRUCache<string, Uint8Array>({ max: CACHED_KEYS });
  /** Counts what was forgotten: a key that was being fetched meanwhile is not kept. */
  #forgotten = 0;

  constructor(vault: Pick<Vault, 'get' | 'put'>, master: Uint8Array, random: Random) {
    this.#vault = vault;
    this.#master = master;
    this.#random = random;
  }

  /** The person's key; undefined when they were erased or never had one. */
  async find(person: string): Promise<Uint8Array | undefined> {
    const cached = this.#cache.get(person);
    if (cached) return cached;
    const before = this.#forgotten;
    const record = await this.#vault.get('person-key', person);
    if (typeof record?.value !== 'string') return undefined;
    const key = open(this.#master, `person-key ${person}`, record.value);
    return this.#remember(person, key, before);
  }

  /** The person's key, made when there is none yet; undefined when they were erased. */
  async findOrCreate(person: string): Promise<Uint8Array | undefined> {
    const found = await this.find(person);
    if (found) return found;
    const key = this.#random.bytes(KEY_BYTES);
    const value = seal(this.#master, `person-key ${person}`, key);
    const before = this.#forgotten;
    const created = await this.#vault.put({ kind: 'person-key', id: person, value, seen: 0 });
    return created ? this.#remember(person, key, before) : this.find(person);
  }

  /** Deletes the key: whatever was sealed under it reads `[erased]` from now on. */
  async erase(person: string): Promise<void> {
    await this.#vault.put({ kind: 'person-key', id: person, value: null });
    this.forget(person);
  }

  /** Forgets a key held in memory, because another process erased it. */
  forget(person: string): void {
    this.#forgotten += 1;
    this.#cache.delete(person);
  }

  #remember(person: string, key: Uint8Array, forgottenBefore: number): Uint8Array {
    if (this.#forgotten === forgottenBefore) this.#cache.set(person, key);
    return key;
  }
}
