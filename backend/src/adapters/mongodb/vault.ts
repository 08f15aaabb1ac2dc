import type { Filter } from 'mongodb';
import type { Json } from '../../ports/json.ts';
import {
  VAULT_KINDS,
  type Vault,
  type VaultEntry,
  type VaultKind,
  type VaultPut,
  type VaultRecord,
} from '../../ports/vault.ts';
import { connect, type MongoOptions } from './client.ts';
import { isDuplicateKey } from './errors.ts';

/** Of the name of the database: apart, so that it can have users and back-ups of its own. */
export const VAULT_SUFFIX = '_vault';

const SCAN_PAGE = 500;

interface Secret {
  /** Kind and id: a kind has no colon. */
  readonly _id: string;
  /** JSON, so that no key or value means anything to the server. */
  readonly value: string;
  readonly version: number;
  /** Null: it stays. */
  readonly expiresAt: Date | null;
}

/**
 * Secrets in a database of their own beside the read models'. What is deleted is gone from the database; the server's
 * journal, and its back-ups, hold it for as long as they are kept.
 */
export function openMongoVault(options: MongoOptions): Vault {
  const { db, run, ping, close } = connect('MongoDB vault', options, VAULT_SUFFIX);
  const secrets = db.collection<Secret>('secrets');
  let indexed: Promise<unknown> | undefined;

  async function create(_id: string, content: Omit<Secret, '_id'>): Promise<boolean> {
    try {
      await secrets.insertOne({ _id, ...content });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** An expired record counts as none: its successor is the first again. */
  async function createOrSucceed(_id: string, content: Omit<Secret, '_id'>): Promise<boolean> {
    if (await create(_id, content)) return true;
    const { matchedCount } = await secrets.updateOne(
      { _id, expiresAt: { $lte: new Date() } },
      { $set: content },
    );
    return matchedCount === 1;
  }

  async function update(_id: string, { value, expiresAt }: Omit<Secret, '_id'>, seen?: number) {
    const stored = { _id, ...(seen === undefined ? {} : { version: seen }), ...live() };
    const { matchedCount } = await secrets.updateOne(stored, {
      $set: { value, expiresAt },
      $inc: { version: 1 },
    });
    return matchedCount === 1;
  }

  async function put({ kind, id, value, seen, expiresAt }: VaultPut): Promise<boolean> {
    const _id = keyOf(kind, id);
    const content = { value: JSON.stringify(value), version: 1, expiresAt: dateOf(expiresAt) };
    if (seen === 0) return createOrSucceed(_id, content);
    if (seen !== undefined) return update(_id, content, seen);
    // Until one of them holds: others may put, delete and outlive it meanwhile.
    while (!(await update(_id, content)) && !(await createOrSucceed(_id, content)));
    return true;
  }

  const pageBehind = (_id: string) =>
    run(() =>
      secrets
        .find({ _id: { $gt: _id }, ...live() })
        .sort({ _id: 1 })
        .limit(SCAN_PAGE)
        .toArray(),
    );

  async function* scan(): AsyncGenerator<VaultEntry> {
    for (let last: string | undefined = ''; last !== undefined; ) {
      const page: readonly Secret[] = await pageBehind(last);
      for (const secret of page) yield { ...kindAndId(secret._id), ...toRecord(secret) };
      last = page.at(-1)?._id;
    }
  }

  return {
    scan,
    get: (kind, id) =>
      run(async () => {
        const secret = await secrets.findOne({ _id: keyOf(kind, id), ...live() });
        return secret === null ? undefined : toRecord(secret);
      }),
    put: (request) => run(() => put(request)),
    delete: (kind, id) =>
      run(async () => {
        const deleted = await secrets.findOneAndDelete({ _id: keyOf(kind, id) });
        return deleted !== null && (deleted.expiresAt === null || deleted.expiresAt.getTime() > Date.now());
      }),
    sweep: () =>
      run(async () => {
        indexed ??= secrets.createIndex({ expiresAt: 1 });
        await indexed;
        await secrets.deleteMany({ expiresAt: { $lte: new Date() } });
      }),
    ping,
    close,
  };
}

function live(): Filter<Secret> {
  return { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
}

function keyOf(kind: VaultKind, id: string): string {
  return `${kind}:${id}`;
}

function kindAndId(_id: string): { kind: VaultKind; id: string } {
  const colon = _id.indexOf(':');
  const kind = VAULT_KINDS.find((one) => one === _id.slice(0, colon));
  if (kind === undefined) throw new Error('the vault holds a record of an unknown kind');
  return { kind, id: _id.slice(colon + 1) };
}

function dateOf(iso: string | undefined): Date | null {
  if (iso === undefined) return null;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError('expiresAt is no ISO 8601 time');
  return date;
}

function toRecord({ value, version, expiresAt }: Secret): VaultRecord {
  const record = { value: parse(value), version };
  return expiresAt === null ? record : { ...record, expiresAt: expiresAt.toISOString() };
}

/** Written by `put` above, from such a value. */
function parse(json: string): Json {
  return JSON.parse(json);
}
