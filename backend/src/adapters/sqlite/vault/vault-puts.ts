import type { DatabaseSync } from 'node:sqlite';
import type { VaultPut } from '../../../ports/vault.ts';
import { transaction } from '../transaction.ts';

/** An expired record counts as absent: its successor has version 1 again. `expires_at` is in milliseconds since 1970. */
const REPLACE = `INSERT INTO records (kind, id, value, version, expires_at) VALUES (:kind, :id, :value, 1, :expires)
  ON CONFLICT DO UPDATE SET value = :value, expires_at = :expires,
    version = CASE WHEN expires_at <= :now THEN 1 ELSE version + 1 END`;

const CREATE = `${REPLACE} WHERE expires_at <= :now`;

const UPDATE = `UPDATE records SET value = :value, expires_at = :expires, version = version + 1
  WHERE kind = :kind AND id = :id AND version = :seen AND (expires_at IS NULL OR expires_at > :now)`;

interface Pending {
  readonly run: () => boolean;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes records. Those of one turn of the event loop become durable together: each commit waits for the disk, in this thread. */
export class VaultPuts {
  readonly #db: DatabaseSync;
  readonly #replace;
  readonly #create;
  readonly #update;
  readonly #now: () => number;
  readonly #toError: (error: unknown) => unknown;
  #pending: Pending[] = [];

  /** `now`: milliseconds since 1970. `toError` returns an error in the port's terms. */
  constructor(db: DatabaseSync, now: () => number, toError: (error: unknown) => unknown) {
    this.#db = db;
    this.#replace = db.prepare(REPLACE);
    this.#create = db.prepare(CREATE);
    this.#update = db.prepare(UPDATE);
    this.#now = now;
    this.#toError = toError;
  }

  /** Resolves once the record is durable: false where another version than `seen` was stored. */
  async put(request: VaultPut): Promise<boolean> {
    const run = this.#prepared(request);
    return new Promise((resolve, reject) => {
      this.#pending.push({ run, resolve, reject });
      if (this.#pending.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Writes what waits. */
  flush(): void {
    const puts = this.#pending.splice(0);
    if (puts.length === 0) return;
    try {
      const stored = transaction(this.#db, 'IMMEDIATE', () => puts.map(({ run }) => run()));
      for (const [n, { resolve }] of puts.entries()) resolve(stored[n] === true);
    } catch (error) {
      for (const { reject } of puts) reject(this.#toError(error));
    }
  }

  #prepared({ kind, id, value, seen, expiresAt }: VaultPut): () => boolean {
    const expires = expiresAt === undefined ? null : milliseconds(expiresAt);
    const fixed = { kind, id, value: JSON.stringify(value), expires };
    return () => {
      const values = { ...fixed, now: this.#now() };
      if (seen === undefined) return this.#replace.run(values).changes === 1;
      if (seen === 0) return this.#create.run(values).changes === 1;
      return this.#update.run({ ...values, seen }).changes === 1;
    };
  }
}

function milliseconds(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError('expiresAt is not an ISO 8601 time');
  return time;
}
