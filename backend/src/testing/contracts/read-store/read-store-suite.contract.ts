import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { JsonObject } from '../../../ports/json/json.ts';
import type {
  CollectionDefinition,
  CommitOutcome,
  Condition,
  Query,
  ReadStore,
  StoredDocument,
} from '../../../ports/read-store.ts';

/** Shared by the handles of one suite: a file, a database. */
export interface ReadStoreBacking {
  open(): Promise<ReadStore>;
  /** Called after every handle is closed. */
  dispose(): Promise<void>;
}

/** The store under test, and the collection of the running case. Each has its own, so that a server may be shared. */
export interface ReadStoreSuite {
  readonly store: ReadStore;
  readonly name: string;
  readonly definition: CollectionDefinition;
  /** Opens another handle, which the case closes. */
  open(): Promise<ReadStore>;
  /** Makes the first commit, with checkpoint `p1`. */
  given(...documents: readonly Given[]): Promise<void>;
  /** Swaps the rebuild in; nobody else writes. */
  swap(): Promise<void>;
  ids(query?: Partial<Query>): Promise<readonly string[]>;
  /** Returns the ids of the documents that match all conditions, and checks their count and their bare ids. */
  matching(...where: readonly Condition[]): Promise<readonly string[]>;
}

export const FIELDS = {
  owner: 'text',
  title: 'text',
  rank: 'integer',
  open: 'boolean',
  marks: 'texts',
} as const;

/** A document: its id, the version that it replaces, and its body. */
export type Given = JsonObject & { readonly id: string; readonly seen?: number };

/** Sets up the hooks of a suite. They fill the returned object while cases run. */
export function useReadStore(createBacking: () => Promise<ReadStoreBacking>): ReadStoreSuite {
  let backing: ReadStoreBacking;
  let store: ReadStore;
  let definition: CollectionDefinition;

  beforeAll(async () => {
    backing = await createBacking();
    store = await backing.open();
  });
  afterAll(async () => {
    await store.close();
    await backing.dispose();
  });
  beforeEach(async () => {
    const name = `case-${randomUUID()}`;
    definition = {
      name,
      version: 1,
      fields: FIELDS,
      indexes: [['owner', '-rank'], ['title'], ['marks', '-rank']],
    };
    await store.prepare([definition]);
  });

  async function ids(query: Partial<Query> = {}): Promise<readonly string[]> {
    return (await store.query(definition.name, { limit: 100, ...query })).map(({ id }) => id);
  }

  return {
    get store() {
      return store;
    },
    get name() {
      return definition.name;
    },
    get definition() {
      return definition;
    },
    open: () => backing.open(),
    async given(...documents) {
      expect(await commit(store, definition.name, null, 'p1', documents)).toBe('committed');
    },
    async swap() {
      expect(await store.swap(definition, await store.pauseWrites(definition.name))).toBe(true);
    },
    ids,
    async matching(...where) {
      const found = await ids({ where });
      expect(await store.count(definition.name, where)).toBe(found.length);
      expect(await store.ids(definition.name, { where, after: '', limit: 100 })).toEqual(found);
      return found;
    },
  };
}

export async function commit(
  store: ReadStore,
  collection: string,
  from: string | null,
  to: string,
  documents: readonly Given[],
  generation?: 'next',
): Promise<CommitOutcome> {
  const writes = documents.map(({ id, seen = 0, ...body }) => ({ id, seen, revisions: { s: 0 }, body }));
  return store.commit({ collection, version: 1, from, to, writes, ...(generation && { generation }) });
}

/** Returns the results of a scan in its order. */
export async function collect(
  store: ReadStore,
  collection: string,
  generation?: 'next',
): Promise<readonly StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const document of store.scan(collection, generation)) documents.push(document);
  return documents;
}
