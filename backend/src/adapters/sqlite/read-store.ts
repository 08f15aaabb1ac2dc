import { canonicalJson } from '../../ports/canonical-json.ts';
import type { JsonObject } from '../../ports/json.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { openDirectChannel } from './direct-channel.ts';
import { openReadStore } from './read-store/open.ts';
import type { DocumentRow, ReadStoreRequest, ReadStoreResults } from './read-store/protocol.ts';
import { openWorkerChannel } from './worker-channel.ts';

const WORKER = new URL('./read-store/read-store.worker.ts', import.meta.url);
const PAGE = 500;

const ENGINE = 'SQLite read store';

/** Where SQLite does its work: a thread of its own holds up nobody, neither with a long list nor with a rebuild. */
export type ReadStoreThread = 'own' | 'this';

/** Read models in one SQLite file, which several threads and processes of one machine may share. */
export function openSqliteReadStore(file: string, thread: ReadStoreThread = 'own'): ReadStore {
  const channel =
    thread === 'own'
      ? openWorkerChannel<ReadStoreRequest, ReadStoreResults>(ENGINE, WORKER, file)
      : openDirectChannel<ReadStoreRequest, ReadStoreResults>(ENGINE, () => openReadStore(file));
  return {
    async prepare(definitions) {
      return { outdated: await channel.ask({ op: 'prepare', definitions }) };
    },
    checkpoint(collection, generation = 'active') {
      return channel.ask({ op: 'checkpoint', collection, generation });
    },
    async commit({ collection, generation = 'active', from, to = null, writes }) {
      const rows = writes.map(({ id, seen, revisions, body }) => ({
        id,
        seen,
        revisions: canonicalJson(revisions),
        body: canonicalJson(body),
      }));
      return channel.ask({ op: 'commit', collection, generation, from, to, writes: rows });
    },
    async get(collection, id) {
      const rows = await channel.ask({ op: 'getMany', collection, generation: 'active', ids: [id] });
      return rows.map(toDocument)[0];
    },
    async getMany(collection, ids, generation = 'active') {
      const rows = await channel.ask({ op: 'getMany', collection, generation, ids });
      return rows.map(toDocument);
    },
    async query(collection, query) {
      return (await channel.ask({ op: 'query', collection, query })).map(toDocument);
    },
    count(collection, where = []) {
      return channel.ask({ op: 'count', collection, where });
    },
    async *scan(collection, generation = 'active') {
      let after = '';
      for (;;) {
        const rows = await channel.ask({ op: 'page', collection, generation, after, limit: PAGE });
        yield* rows.map(toDocument);
        const last = rows.at(-1);
        if (last === undefined || rows.length < PAGE) return;
        after = last.id;
      }
    },
    async beginRebuild(definition) {
      await channel.ask({ op: 'beginRebuild', definition });
    },
    swap(collection, from) {
      return channel.ask({ op: 'swap', collection, from });
    },
    async ping() {
      await channel.ask({ op: 'ping' });
    },
    close: () => channel.close(),
  };
}

function toDocument({ id, version, revisions, body }: DocumentRow): StoredDocument {
  return { id, version, revisions: parseRevisions(revisions), body: parseObject(body) };
}

/** Written by `commit` above, from values of these very types. */
function parseObject(json: string): JsonObject {
  return JSON.parse(json);
}

function parseRevisions(json: string): Readonly<Record<string, number>> {
  return JSON.parse(json);
}
