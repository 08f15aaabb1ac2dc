import type { Filter } from 'mongodb';
import { parseJson } from '../../ports/json/json.ts';
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

/** Suffix of the database's name: a database of its own can have its own users and back-ups. */
export const VAULT_SUFFIX = '_vault';

const SCAN_PAGE = 500;

interface Secret {
  /** `kind:id`; a kind has no colon. */
  readonly _id: string;
  /** JSON, so that no key or value has a meaning for the server. */
  readonly value: string;
  readonly version: number;
  /** Null: it stays. */
  readonly expiresAt: Date | null;
}

/**
 * Secrets in a database of their own beside the read models'. A deletion removes the record from the database. The server's
 * journal and back-ups keep it for as long as they exist.
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

  /** An expired record counts as absent: its successor has version 1 again. */
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
    // Repeats until one succeeds: other writers may put or delete the record in between.
    while (!(await update(_id, content)) && !(await createOrSucceed(_id, content)));
    return true;
  }

  const pageAfter = (_id: string) =>
    run(() =>
      secrets
        .find({ _id: { $gt: _id }, ...live() })
        .sort({ _id: 1 })
        .limit(SCAN_PAGE)
        .toArray(),
    );

  async function* scan(): AsyncGenerator<VaultEntry> {
    for (let last: string | undefined = ''; last !== undefined; ) {
      const page: readonly Secret[] = await pageAfter(last);
      for (const secret of page) yield { ...kindAndId(secret._id), ...toRecord(secret) };
      last = page.at(-1)?._id;
    }
  }

  return {
    scan,
    page: (kind, { after, before, limit }) =>
      run(async () => {
        const ids = { $gt: keyOf(kind, after), $lt: keyOf(kind, before) };
        const page = await secrets
          .find({ _id: ids, ...live() })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return page.map((secret) => ({ ...kindAndId(secret._id), ...toRecord(secret) }));
      }),
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
  if (Number.isNaN(date.getTime())) throw new RangeError('expiresAt is not an ISO 8601 time');
  return date;
}

function toRecord({ value, version, expiresAt }: Secret): VaultRecord {
  const record = { value: parseJson(value), version };
  return expiresAt === null ? record : { ...record, expiresAt: expiresAt.toISOString() };
}
