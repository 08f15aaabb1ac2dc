import { setImmediate as turn } from 'node:timers/promises';
import { VersionConflict } from '../../ports/errors.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { EngineThread } from './channel.ts';
import { openDirectChannel } from './direct-channel.ts';
import { documentsOf, type RowWriter, rowWriter } from './read-store/document-rows.ts';
import { openReadStore, type ReadCache } from './read-store/open.ts';
import { ENGINE, type ReadStoreCalls, type StoredVersion } from './read-store/protocol.ts';
import { openWorkerChannel } from './worker-channel.ts';

const WORKER = new URL('./read-store/read-store.worker.ts', import.meta.url);
/** Documents of a page of a scan: few enough to die young. */
const PAGE = 100;

/**
 * Read models in one SQLite file, which several threads and processes of one machine may share. In a thread of its own, neither a long
 * list nor a rebuild blocks the event loop. `cache` is that of this thread.
 */
export function openSqliteReadStore(
  file: string,
  thread: EngineThread = 'own',
  cache?: ReadCache,
): ReadStore {
  const channel =
    thread === 'own'
      ? openWorkerChannel<ReadStoreCalls>(ENGINE, WORKER, file)
      : openDirectChannel<ReadStoreCalls>(ENGINE, () => openReadStore(file, cache));
  /** By generation and collection. The store names another layout once these have changed. */
  const writers = new Map<string, RowWriter>();
  return {
    prepare: (definitions) => channel.call('prepare', definitions),
    checkpoint: (collection, generation = 'active') => channel.call('checkpoint', collection, generation),
    async commit({ generation = 'active', to = null, writes, ...request }) {
      const key = `${generation} ${request.collection}`;
      for (;;) {
        const writer = writers.get(key);
        const rows = writer ? writer.rowsOf(writes) : null;
        const outcome = await channel.call('commit', {
          ...request,
          generation,
          to,
          layout: writer?.generation ?? null,
          writes: writes.length === 0 ? [] : rows,
        });
        if (typeof outcome !== 'object' || !('layout' in outcome))
          return ofThisVersion({ name: request.collection, version: request.version }, outcome);
        writers.set(key, rowWriter(outcome.layout));
      }
    },
    async get(collection, id) {
      return documentsOf(await channel.call('getMany', collection, 'active', [id]))[0];
    },
    async getMany(collection, ids, generation = 'active') {
      return documentsOf(await channel.call('getMany', collection, generation, ids));
    },
    async query(collection, query) {
      return documentsOf(await channel.call('query', collection, query));
    },
    ids: (collection, page) => channel.call('ids', collection, page),
    integers: (collection, field, query) => channel.call('integers', collection, field, query),
    count: (collection, where = []) => channel.call('count', collection, where),
    async *scan(collection, generation = 'active') {
      let after = '';
      for (;;) {
        const found = await channel.call('page', collection, generation, { after, limit: PAGE });
        yield* documentsOf(found);
        const last = found.rows.at(-1);
        if (last === undefined || found.rows.length < PAGE) return;
        after = last.id;
      }
    },
    async beginRebuild(definition, { afresh = false } = {}) {
      return ofThisVersion(definition, await channel.call('beginRebuild', definition, afresh));
    },
    async makeIndexes(definition) {
      // Others write between two of them.
      for (const keys of definition.indexes) {
        await channel.call('makeIndexes', { ...definition, indexes: [keys] });
        await turn();
      }
    },
    giveBack: () => channel.call('giveBack'),
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
