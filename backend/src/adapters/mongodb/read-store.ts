import type { Generation, ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { connect, type MongoOptions } from './client.ts';
import { createCatalogue } from './read-store/catalogue.ts';
import { commit } from './read-store/commit.ts';
import type { Documents } from './read-store/documents.ts';
import { activeOf, beginRebuild, makeIndexes, pauseWrites, prepare, swap } from './read-store/lifecycle.ts';
import { count, getMany, ids, integers, page, query } from './read-store/reader.ts';
import { createReadActive } from './read-store/reading.ts';
import { createSweeper, sweep } from './read-store/sweep.ts';

const PAGE = 500;

export interface MongoReadStoreOptions extends MongoOptions {
  /** Called when creating an index in the background fails; the next start retries. */
  readonly onIndexError?: (error: unknown) => void;
}

/**
 * Read models in a MongoDB database. Each generation is a collection of its own. A record for each read model names the
 * active one and its checkpoint. Needs neither transactions nor change streams nor collations.
 */
export function openMongoReadStore(options: MongoReadStoreOptions): ReadStore {
  const { db, run, ping, close } = connect('MongoDB read store', options);
  const catalogue = createCatalogue(db);
  const readActive = createReadActive(catalogue);
  const sweeper = createSweeper((collection) => sweep(db, catalogue, collection));

  /** Returns `absent` for a rebuild that does not exist. */
  async function read<T>(
    collection: string,
    role: Generation,
    absent: T,
    work: (documents: Documents) => Promise<T>,
  ): Promise<T> {
    const on = (number: number) => work(catalogue.documents(collection, number));
    if (role === 'active') return run(() => readActive(collection, ({ number }) => on(number)));
    return run(async () => {
      const next = (await catalogue.find(collection))?.next;
      return next === undefined ? absent : on(next.number);
    });
  }

  return {
    async prepare(definitions) {
      const outdated: string[] = [];
      const newer: string[] = [];
      for (const definition of definitions) {
        const inBackground = (work: Promise<unknown>) =>
          void work.catch((error: unknown) => options.onIndexError?.(error));
        const stored = await run(() => prepare(catalogue, definition, inBackground));
        if (stored < definition.version) outdated.push(definition.name);
        if (stored > definition.version) newer.push(definition.name);
        // Cleans up after a process that ended before it did.
        sweep(db, catalogue, definition.name).catch(() => undefined);
      }
      return { outdated, newer };
    },
    checkpoint: (collection, generation = 'active') =>
      run(async () => {
        const record = await catalogue.find(collection);
        if (generation === 'active') return activeOf(collection, record).checkpoint;
        return record?.next?.checkpoint ?? null;
      }),
    commit: (request) => run(() => commit(catalogue, request)),
    async get(collection, id) {
      const found = await read<readonly StoredDocument[]>(collection, 'active', [], (documents) =>
        getMany(documents, [id]),
      );
      return found[0];
    },
    getMany: (collection, ids, generation = 'active') =>
      read<readonly StoredDocument[]>(collection, generation, [], (documents) => getMany(documents, ids)),
    query: (collection, requested) =>
      run(() =>
        readActive(collection, (generation) =>
          query(catalogue.documents(collection, generation.number), generation, requested),
        ),
      ),
    ids: (collection, requested) =>
      run(() =>
        readActive(collection, (generation) =>
          ids(catalogue.documents(collection, generation.number), generation, requested),
        ),
      ),
    integers: (collection, field, requested) =>
      run(() =>
        readActive(collection, (generation) =>
          integers(catalogue.documents(collection, generation.number), generation, field, requested),
        ),
      ),
    count: (collection, where = []) =>
      run(() =>
        readActive(collection, (generation) =>
          count(catalogue.documents(collection, generation.number), generation, where),
        ),
      ),
    async *scan(collection, generation = 'active') {
      let after = '';
      for (;;) {
        const found = await read<readonly StoredDocument[]>(collection, generation, [], (documents) =>
          page(documents, after, PAGE),
        );
        yield* found;
        const last = found.at(-1);
        if (last === undefined || found.length < PAGE) return;
        after = last.id;
      }
    },
    async beginRebuild(definition, { afresh = false } = {}) {
      const outcome = await run(() => beginRebuild(catalogue, definition, afresh));
      sweeper.later(definition.name);
      return outcome;
    },
    makeIndexes: (definition) => run(() => makeIndexes(catalogue, definition)),
    pauseWrites: (collection) => run(() => pauseWrites(catalogue, collection)),
    pause: (collection) => run(async () => (await catalogue.find(collection))?.pause),
    resumeWrites: (collection, pause) => run(() => catalogue.unsetPause(collection, pause)),
    async swap(definition, pause) {
      const swapped = await run(() => swap(catalogue, definition, pause));
      if (swapped) sweeper.later(definition.name);
      return swapped;
    },
    ping,
    async close() {
      await sweeper.settled();
      await close();
    },
  };
}
