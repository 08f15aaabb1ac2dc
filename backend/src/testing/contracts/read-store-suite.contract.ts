import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { JsonObject } from '../../ports/json.ts';
import type {
  CollectionDefinition,
  Condition,
  Query,
  ReadStore,
  StoredDocument,
} from '../../ports/read-store.ts';

/** What the handles of one suite share: a file, a database. */
export interface ReadStoreBacking {
  open(): Promise<ReadStore>;
  /** After every handle is closed. */
  dispose(): Promise<void>;
}

/** The store under test, and the collection of the running case: each has its own, so that a server may be shared. */
export interface ReadStoreSuite {
  readonly store: ReadStore;
  readonly name: string;
  readonly definition: CollectionDefinition;
  /** Another handle, which the case closes. */
  open(): Promise<ReadStore>;
  /** The first commit, with checkpoint `p1`. */
  given(...documents: readonly Given[]): Promise<void>;
  /** Swaps the rebuild in: nobody else writes. */
  swap(): Promise<void>;
  ids(query?: Partial<Query>): Promise<readonly string[]>;
  /** Ids of what matches all of the conditions; counting must say as many. */
  matching(...where: readonly Condition[]): Promise<readonly string[]>;
}

export const FIELDS = { owner: 'text', title: 'text', rank: 'integer', open: 'boolean' } as const;

/** A document by its body, beside id and the version it was made from. */
export type Given = JsonObject & { readonly id: string; readonly seen?: number };

/** Sets up the hooks of a suite. What it returns is filled while cases run. */
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
    definition = { name, version: 1, fields: FIELDS, indexes: [['owner', '-rank'], ['title']] };
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
      expect(await store.swap(definition.name, await store.checkpoint(definition.name))).toBe(true);
    },
    ids,
    async matching(...where) {
      const found = await ids({ where });
      expect(await store.count(definition.name, where)).toBe(found.length);
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
): Promise<'committed' | 'conflict'> {
  const writes = documents.map(({ id, seen = 0, ...body }) => ({ id, seen, revisions: { s: 0 }, body }));
  return store.commit({ collection, from, to, writes, ...(generation && { generation }) });
}

/** What a scan yields, in its order. */
export async function collect(
  store: ReadStore,
  collection: string,
  generation?: 'next',
): Promise<readonly StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const document of store.scan(collection, generation)) documents.push(document);
  return documents;
}
