import type { Leases } from '../../ports/lease.ts';
import { connect, type MongoOptions } from './client.ts';
import { isDuplicateKey } from './errors.ts';
import { VAULT_SUFFIX } from './vault.ts';

/** Stays when its lease ends, because its token must never decrease. */
interface LeaseRecord {
  readonly _id: string;
  readonly holder: string | null;
  readonly token: number;
  /** By the server's clock, like all comparisons with it. */
  readonly until: Date;
  /** Its length in milliseconds; records of earlier versions have none. */
  readonly ttl?: number;
}

const ENDED = { $expr: { $lte: ['$until', '$$NOW'] } };

/** Milliseconds that a lease of unknown length may last. */
const LONGEST_UNKNOWN_MS = 60_000;

/** When a lease ends that is renewed now. */
const LAST_END = { $add: ['$$NOW', { $ifNull: ['$ttl', LONGEST_UNKNOWN_MS] }] };

/** Leases among all processes that share a MongoDB. They are in the vault's database, because read models may be deleted. */
export function openMongoLeases(options: MongoOptions): Leases {
  const { db, run, close } = connect('MongoDB leases', options, VAULT_SUFFIX);
  const records = db.collection<LeaseRecord>('leases');
  /** A record is never removed. Each process that waits for a lease asks every few seconds, and an insert that fails costs most. */
  const recorded = new Set<string>();

  async function take(name: string, holder: string, ttlMs: number) {
    const free = { _id: name, $or: [{ holder }, ENDED] };
    // A literal: MongoDB would read a name that starts with $ as a field.
    const taken = {
      holder: { $literal: holder },
      token: { $add: ['$token', 1] },
      until: { $add: ['$$NOW', ttlMs] },
      ttl: ttlMs,
    };
    const record = await records.findOneAndUpdate(free, [{ $set: taken }], { returnDocument: 'after' });
    return record === null ? undefined : { token: record.token };
  }

  /** No lease has more left than its length, unless the server's clock was ahead. Whoever renews it still keeps it. */
  async function shorten(name: string): Promise<void> {
    const tooLate = { _id: name, $expr: { $gt: ['$until', LAST_END] } };
    await records.updateOne(tooLate, [{ $set: { until: LAST_END } }]);
  }

  /** A step of its own, because servers differ in how they refuse an upsert. */
  async function ensureRecord(name: string): Promise<void> {
    if (recorded.has(name)) return;
    try {
      await records.insertOne({ _id: name, holder: null, token: 0, until: new Date(0) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    recorded.add(name);
  }

  return {
    acquire: (name, holder, ttlMs) =>
      run(async () => {
        await ensureRecord(name);
        const lease = await take(name, holder, ttlMs);
        if (lease === undefined) await shorten(name);
        return lease;
      }),
    renew: (name, { token }, ttlMs) =>
      run(async () => {
        const mine = { _id: name, token, $expr: { $gt: ['$until', '$$NOW'] } };
        const { matchedCount } = await records.updateOne(mine, [
          { $set: { until: { $add: ['$$NOW', ttlMs] }, ttl: ttlMs } },
        ]);
        return matchedCount === 1;
      }),
    release: (name, { token }) =>
      run(async () => {
        await records.updateOne({ _id: name, token }, { $set: { until: new Date(0) } });
      }),
    close,
  };
}
