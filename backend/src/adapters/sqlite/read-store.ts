import { canonicalJson } from '../../ports/canonical-json.ts';
import { VersionConflict } from '../../ports/errors.ts';
import type { JsonObject } from '../../ports/json.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { openDirectChannel } from './direct-channel.ts';
import { openReadStore } from './read-store/open.ts';
import { type DocumentRow, ENGINE, type ReadStoreCalls, type StoredVersion } from './read-store/protocol.ts';
import { openWorkerChannel } from './worker-channel.ts';

const WORKER = new URL('./read-store/read-store.worker.ts', import.meta.url);
const PAGE = 500;

/** The thread that SQLite runs in. In a thread of its own, neither a long list nor a rebuild blocks the event loop. */
export type ReadStoreThread = 'own' | 'this';

/** Read models in one SQLite file, which several threads and processes of one machine may share. */
export function openSqliteReadStore(file: string, thread: ReadStoreThread = 'own'): ReadStore {
  const channel =
    thread === 'own'
      ? openWorkerChannel<ReadStoreCalls>(ENGINE, WORKER, file)
      : openDirectChannel<ReadStoreCalls>(ENGINE, () => openReadStore(file));
  return {
    prepare: (definitions) => channel.call('prepare', definitions),
    checkpoint: (collection, generation = 'active') => channel.call('checkpoint', collection, generation),
    async commit({ collection, version, generation = 'active', from, to = null, writes }) {
      const rows = writes.map(({ id, seen, revisions, body }) => ({
        id,
        seen,
        revisions: canonicalJson(revisions),
        body: canonicalJson(body),
      }));
      const request = { collection, version, generation, from, to, writes: rows };
      return ofThisVersion({ name: collection, version }, await channel.call('commit', request));
    },
    async get(collection, id) {
      const rows = await channel.call('getMany', collection, 'active', [id]);
      return rows.map(toDocument)[0];
    },
    async getMany(collection, ids, generation = 'active') {
      return (await channel.call('getMany', collection, generation, ids)).map(toDocument);
    },
    async query(collection, query) {
      return (await channel.call('query', collection, query)).map(toDocument);
    },
    ids: (collection, page) => channel.call('ids', collection, page),
    count: (collection, where = []) => channel.call('count', collection, where),
    async *scan(collection, generation = 'active') {
      let after = '';
      for (;;) {
        const rows = await channel.call('page', collection, generation, { after, limit: PAGE });
        yield* rows.map(toDocument);
        const last = rows.at(-1);
        if (last === undefined || rows.length < PAGE) return;
        after = last.id;
      }
    },
    async beginRebuild(definition, { afresh = false } = {}) {
      return ofThisVersion(definition, await channel.call('beginRebuild', definition, afresh));
    },
    pauseWrites: (collection) => channel.call('pauseWrites', collection),
    pause: async (collection) => (await channel.call('pause', collection)) ?? undefined,
    async resumeWrites(collection, pause) {
      await channel.call('resumeWrites', collection, pause);
    },
    async swap(definition, pause) {
      return ofThisVersion(definition, await channel.call('swap', definition, pause));
    },
    async ping() {
      await channel.call('ping');
    },
    close: () => channel.close(),
  };
}

/** Throws `VersionConflict` where the stored generation is of another version. */
function ofThisVersion<T extends string | boolean>(
  { name, version }: { readonly name: string; readonly version: number },
  outcome: T | StoredVersion,
): T {
  if (typeof outcome === 'object') throw new VersionConflict(name, outcome.stored, version);
  return outcome;
}

function toDocument({ id, version, revisions, body }: DocumentRow): StoredDocument {
  return { id, version, revisions: parseRevisions(revisions), body: parseObject(body) };
}

/** `commit` above wrote it from values of these types. */
function parseObject(json: string): JsonObject {
  return JSON.parse(json);
}

function parseRevisions(json: string): Readonly<Record<string, number>> {
  return JSON.parse(json);
}
