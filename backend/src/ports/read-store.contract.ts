import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import type { CollectionDefinition, Condition, Query, ReadStore, StoredDocument } from './read-store.ts';

/** What the handles of one suite share: a file, a database. */
export interface ReadStoreBacking {
  open(): Promise<ReadStore>;
  /** After every handle is closed. */
  dispose(): Promise<void>;
}

/** What every read store promises. Each case has a collection of its own, so that a server may be shared. */
export function readStoreContract(createBacking: () => Promise<ReadStoreBacking>): void {
  let backing: ReadStoreBacking;
  let store: ReadStore;
  let definition: CollectionDefinition;
  let name: string;

  beforeAll(async () => {
    backing = await createBacking();
    store = await backing.open();
  });
  afterAll(async () => {
    await store.close();
    await backing.dispose();
  });
  beforeEach(async () => {
    name = `case-${randomUUID()}`;
    definition = { name, version: 1, fields: FIELDS, indexes: [['owner', '-rank'], ['title']] };
    await store.prepare([definition]);
  });

  async function given(...documents: readonly Given[]): Promise<void> {
    expect(await commit(store, name, null, 'p1', documents)).toBe('committed');
  }
  async function ids(query: Partial<Query> = {}): Promise<readonly string[]> {
    return (await store.query(name, { limit: 100, ...query })).map(({ id }) => id);
  }
  async function matching(...where: readonly Condition[]): Promise<readonly string[]> {
    const found = await ids({ where });
    expect(await store.count(name, where)).toBe(found.length);
    return found;
  }

  describe('documents and checkpoint', () => {
    it('has neither at first', async () => {
      expect(await store.checkpoint(name)).toBeNull();
      expect(await store.get(name, 'a')).toBeUndefined();
      expect(await store.getMany(name, ['a', 'b'])).toEqual([]);
      expect(await collect(store, name)).toEqual([]);
      expect(await store.count(name)).toBe(0);
    });

    it('gives a document back as it was written', async () => {
      const body = {
        text: 'héllo "wörld" \\ \' 😀 \n\t',
        number: -1.5,
        large: Number.MAX_SAFE_INTEGER,
        yes: true,
        nothing: null,
        list: [1, 'two', { three: [] }],
        nested: { 'a.b': { $set: 1 }, empty: {} },
      };
      await store.commit({
        collection: name,
        from: null,
        to: 'p1',
        writes: [{ id: 'a', seen: 0, revisions: { 'code-1': 3, 'scans-0': 17 }, body }],
      });
      const expected = { id: 'a', version: 1, revisions: { 'code-1': 3, 'scans-0': 17 }, body };
      expect(await store.get(name, 'a')).toEqual(expected);
      expect(await store.getMany(name, ['a'])).toEqual([expected]);
      expect(await store.query(name, { limit: 1 })).toEqual([expected]);
      expect(await collect(store, name)).toEqual([expected]);
      expect(await store.checkpoint(name)).toBe('p1');
    });

    it('leaves out what is undefined', async () => {
      await given({ id: 'a', here: 1, absent: undefined });
      expect(Object.keys((await store.get(name, 'a'))?.body ?? {})).toEqual(['here']);
    });

    it('replaces a document as a whole and counts its writes', async () => {
      await given({ id: 'a', title: 'one', rank: 1 });
      expect(await commit(store, name, 'p1', 'p2', [{ id: 'a', seen: 1, title: 'two' }])).toBe('committed');
      expect(await store.get(name, 'a')).toEqual({
        id: 'a',
        version: 2,
        revisions: { s: 0 },
        body: { title: 'two' },
      });
    });

    it('moves the checkpoint when nothing was written', async () => {
      expect(await commit(store, name, null, 'p1', [])).toBe('committed');
      expect(await commit(store, name, 'p1', 'p2', [])).toBe('committed');
      expect(await store.checkpoint(name)).toBe('p2');
    });

    it('keeps collections apart', async () => {
      const other = { ...definition, name: `case-${randomUUID()}` };
      await store.prepare([other]);
      await given({ id: 'a' });
      expect(await store.get(other.name, 'a')).toBeUndefined();
      expect(await store.checkpoint(other.name)).toBeNull();
    });

    it('takes many documents in one commit', async () => {
      const many = Array.from({ length: 1_000 }, (_, index) => ({ id: `id-${index}`, rank: index }));
      await given(...many);
      expect(await store.count(name)).toBe(1_000);
    });
  });

  describe('conflicts', () => {
    it('refuses a checkpoint that has moved, and stores nothing', async () => {
      await given({ id: 'a' });
      expect(await commit(store, name, null, 'p2', [{ id: 'b' }])).toBe('conflict');
      expect(await commit(store, name, 'p0', 'p2', [{ id: 'b' }])).toBe('conflict');
      expect(await store.checkpoint(name)).toBe('p1');
      expect(await store.get(name, 'b')).toBeUndefined();
    });

    it('refuses the same commit a second time', async () => {
      await given({ id: 'a', rank: 1 });
      expect(await commit(store, name, null, 'p1', [{ id: 'a', rank: 1 }])).toBe('conflict');
      expect((await store.get(name, 'a'))?.version).toBe(1);
    });

    it('moves no checkpoint when a document was written meanwhile', async () => {
      await given({ id: 'a', rank: 1 });
      await commit(store, name, 'p1', 'p2', [{ id: 'a', seen: 1, rank: 2 }]);
      expect(await commit(store, name, 'p2', 'p3', [{ id: 'a', seen: 1, rank: 3 }])).toBe('conflict');
      expect(await store.checkpoint(name)).toBe('p2');
      expect((await store.get(name, 'a'))?.body).toEqual({ rank: 2 });
    });

    it('moves no checkpoint when a document was made meanwhile, or is not there', async () => {
      await given({ id: 'a', rank: 1 });
      expect(await commit(store, name, 'p1', 'p2', [{ id: 'a', seen: 0 }])).toBe('conflict');
      expect(await commit(store, name, 'p1', 'p2', [{ id: 'b', seen: 1 }])).toBe('conflict');
      expect(await store.checkpoint(name)).toBe('p1');
      expect((await store.get(name, 'a'))?.body).toEqual({ rank: 1 });
    });

    it('lets a writer read again and go on', async () => {
      await given({ id: 'a', rank: 1 }, { id: 'b', rank: 1 });
      expect(await commit(store, name, 'p1', 'p2', [{ id: 'b', seen: 1, rank: 2 }, { id: 'a' }])).toBe(
        'conflict',
      );
      const now = await store.getMany(name, ['a', 'b']);
      const again = now.map(({ id, version }) => ({ id, seen: version, rank: 3 }));
      expect(await commit(store, name, 'p1', 'p2', again)).toBe('committed');
      expect((await store.getMany(name, ['a', 'b'])).map(({ body }) => body)).toEqual([
        { rank: 3 },
        { rank: 3 },
      ]);
    });

    it('has one winner among writers at the same time', async () => {
      const other = await backing.open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          commit(index % 2 === 0 ? store : other, name, null, `p${index}`, [{ id: 'a', rank: index }]),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
      const winner = outcomes.indexOf('committed');
      expect(await store.checkpoint(name)).toBe(`p${winner}`);
      expect((await other.get(name, 'a'))?.body).toEqual({ rank: winner });
      await other.close();
    });
  });

  describe('reading by id', () => {
    it('gets a thousand, leaving out the unknown', async () => {
      const all = Array.from({ length: 1_000 }, (_, index) => `id-${index}`);
      await given(...all.filter((_, index) => index % 2 === 0).map((id) => ({ id })));
      const found = await store.getMany(name, all);
      expect(found).toHaveLength(500);
      expect(new Set(found.map(({ id }) => id)).size).toBe(500);
    });

    it('gets a document once when its id is asked for twice', async () => {
      await given({ id: 'a' });
      expect(await store.getMany(name, ['a', 'a'])).toHaveLength(1);
      expect(await store.getMany(name, [])).toEqual([]);
    });

    it('takes ids that are not plain', async () => {
      const odd = ["it's", '%', 'a.b', '$x', 'ü', '"', '\\'];
      await given(...odd.map((id) => ({ id })));
      for (const id of odd) expect((await store.get(name, id))?.id).toBe(id);
      expect(await store.getMany(name, odd)).toHaveLength(odd.length);
    });

    it('scans every document by id', async () => {
      const all = Array.from({ length: 1_234 }, (_, index) => `id-${(index * 7) % 1_234}`);
      await given(...all.map((id) => ({ id })));
      expect((await collect(store, name)).map(({ id }) => id)).toEqual(all.toSorted());
    });
  });

  describe('conditions', () => {
    it('is', async () => {
      await given(
        { id: 'a', title: 'x', rank: 1, open: true },
        { id: 'b', title: 'X', rank: 0, open: false },
        { id: 'c', title: null, rank: null, open: null },
        { id: 'd' },
      );
      expect(await matching({ field: 'title', is: 'x' })).toEqual(['a']);
      expect(await matching({ field: 'rank', is: 0 })).toEqual(['b']);
      expect(await matching({ field: 'open', is: true })).toEqual(['a']);
      expect(await matching({ field: 'open', is: false })).toEqual(['b']);
      expect(await matching({ field: 'title', is: null })).toEqual(['c', 'd']);
      expect(await matching({ field: 'id', is: 'd' })).toEqual(['d']);
      expect(await matching({ field: 'title', is: "' OR 1=1 --" })).toEqual([]);
    });

    it('oneOf', async () => {
      await given({ id: 'a', title: 'x', rank: 1 }, { id: 'b', title: 'y', open: true }, { id: 'c' });
      expect(await matching({ field: 'title', oneOf: ['x', 'y', 'z'] })).toEqual(['a', 'b']);
      expect(await matching({ field: 'title', oneOf: ['x', null] })).toEqual(['a', 'c']);
      expect(await matching({ field: 'rank', oneOf: [1, 2] })).toEqual(['a']);
      expect(await matching({ field: 'open', oneOf: [true, false] })).toEqual(['b']);
      expect(await matching({ field: 'id', oneOf: ['a', 'c'] })).toEqual(['a', 'c']);
      expect(await matching({ field: 'title', oneOf: [] })).toEqual([]);
    });

    it('from and to', async () => {
      await given(
        ...[1, 2, 3].map((rank) => ({ id: `n${rank}`, rank, title: `2026-0${rank}` })),
        { id: 'none' },
        { id: 'null', rank: null, title: null },
      );
      expect(await matching({ field: 'rank', from: 2 })).toEqual(['n2', 'n3']);
      expect(await matching({ field: 'rank', to: 2 })).toEqual(['n1']);
      expect(await matching({ field: 'rank', from: 2, to: 3 })).toEqual(['n2']);
      expect(await matching({ field: 'title', from: '2026-02' })).toEqual(['n2', 'n3']);
      expect(await matching({ field: 'title', to: '2026-03' })).toEqual(['n1', 'n2']);
      expect(await matching({ field: 'id', from: 'n2', to: 'null' })).toEqual(['n2', 'n3', 'none']);
    });

    it('startsWith', async () => {
      const titles = [
        'ab',
        'abc',
        'aB',
        'a%c',
        'a_c',
        'a.c',
        'b',
        "it's",
        'a\\c',
        'ä😀x',
        'ä😁',
        'a\u{10ffff}',
        '',
      ];
      await given(...titles.map((title, index) => ({ id: `${index}`, title })), { id: 'none' });
      for (const prefix of [
        'ab',
        'a',
        'a%',
        'a_',
        'a.',
        "it'",
        'a\\',
        'ä',
        'ä😀',
        'a\u{10ffff}',
        '',
        '^a',
        'zz',
      ]) {
        const expected = titles.flatMap((title, index) => (title.startsWith(prefix) ? [`${index}`] : []));
        const found = await matching({ field: 'title', startsWith: prefix });
        expect(found.toSorted(), JSON.stringify(prefix)).toEqual(expected.toSorted());
      }
      expect(await matching({ field: 'id', startsWith: 'no' })).toEqual(['none']);
    });

    it('contains', async () => {
      const titles = ['xaby', 'a%c', 'a_c', 'abc', 'AB', "it's", 'a\\c', 'a.c', '[a]*', 'größer 😀!', ''];
      await given(...titles.map((title, index) => ({ id: `${index}`, title })), { id: 'none' });
      for (const part of ['ab', '%', '_', '.', "'", '\\', '[a]*', 'öß', '😀', '', 'a.*c']) {
        const expected = titles.flatMap((title, index) => (title.includes(part) ? [`${index}`] : []));
        const found = await matching({ field: 'title', contains: part });
        expect(found.toSorted(), JSON.stringify(part)).toEqual(expected.toSorted());
      }
    });

    it('all of several', async () => {
      await given(
        { id: 'a', owner: 'me', title: 'red hat', rank: 1 },
        { id: 'b', owner: 'me', title: 'red coat', rank: 2 },
        { id: 'c', owner: 'you', title: 'red coat', rank: 3 },
      );
      const red: Condition = { field: 'title', startsWith: 'red' };
      expect(await matching(red, { field: 'owner', is: 'me' })).toEqual(['a', 'b']);
      expect(await matching(red, { field: 'title', contains: 'coat' }, { field: 'rank', from: 3 })).toEqual([
        'c',
      ]);
      expect(await matching({ field: 'rank', from: 2 }, { field: 'rank', to: 3 })).toEqual(['b']);
      expect(await matching(red, { field: 'owner', is: null })).toEqual([]);
    });
  });

  describe('order and pages', () => {
    it('is by id when none is asked for, by code point', async () => {
      const order = ['B', 'a', 'z', 'ä', '\u{ffee}', '😀'];
      await given(...order.toReversed().map((id) => ({ id })));
      expect(await ids()).toEqual(order);
      expect(await ids({ sort: ['-id'] })).toEqual(order.toReversed());
    });

    it('breaks ties by id in the direction of the last key', async () => {
      await given({ id: 'b', rank: 1 }, { id: 'a', rank: 1 }, { id: 'c', rank: 0 });
      expect(await ids({ sort: ['rank'] })).toEqual(['c', 'a', 'b']);
      expect(await ids({ sort: ['-rank'] })).toEqual(['b', 'a', 'c']);
    });

    it('sorts missing values as the lowest', async () => {
      await given({ id: 'a', rank: 0 }, { id: 'b' }, { id: 'c', rank: -5 }, { id: 'd', rank: null });
      expect(await ids({ sort: ['rank'] })).toEqual(['b', 'd', 'c', 'a']);
      expect(await ids({ sort: ['-rank'] })).toEqual(['a', 'c', 'd', 'b']);
    });

    it('sorts booleans, and text by code point', async () => {
      await given(
        { id: 'a', open: true, title: 'b' },
        { id: 'b', open: false, title: 'B' },
        { id: 'c', title: '😀' },
      );
      expect(await ids({ sort: ['open'] })).toEqual(['c', 'b', 'a']);
      expect(await ids({ sort: ['title'] })).toEqual(['b', 'a', 'c']);
    });

    it('sorts by several keys', async () => {
      await given(
        { id: 'a', owner: 'x', rank: 1 },
        { id: 'b', owner: 'x', rank: 2 },
        { id: 'c', owner: 'w', rank: 1 },
        { id: 'd', owner: 'x', rank: 2 },
      );
      expect(await ids({ sort: ['owner', '-rank'] })).toEqual(['c', 'd', 'b', 'a']);
      expect(await ids({ sort: ['-owner', 'rank'] })).toEqual(['a', 'b', 'd', 'c']);
      expect(await ids({ sort: ['owner', '-rank', 'id'] })).toEqual(['c', 'b', 'd', 'a']);
    });

    it('limits and skips after sorting', async () => {
      await given(...[3, 1, 4, 2, 5].map((rank) => ({ id: `n${rank}`, rank })));
      expect(await ids({ sort: ['rank'], limit: 2 })).toEqual(['n1', 'n2']);
      expect(await ids({ sort: ['rank'], limit: 2, skip: 3 })).toEqual(['n4', 'n5']);
      expect(await ids({ sort: ['-rank'], limit: 2, skip: 4 })).toEqual(['n1']);
      expect(await ids({ limit: 2, skip: 9 })).toEqual([]);
      expect(await ids({ where: [{ field: 'rank', from: 2 }], sort: ['rank'], limit: 1, skip: 1 })).toEqual([
        'n3',
      ]);
    });
  });

  describe('definitions', () => {
    it('may be prepared again, also at the same time', async () => {
      await given({ id: 'a', rank: 1 });
      const other = await backing.open();
      const fresh = { ...definition, name: `case-${randomUUID()}` };
      const answers = await Promise.all(
        [store, other, store].map((each) => each.prepare([definition, fresh])),
      );
      expect(answers).toEqual(Array.from({ length: 3 }, () => ({ outdated: [] })));
      expect(await ids({ where: [{ field: 'rank', is: 1 }] })).toEqual(['a']);
      await other.close();
    });

    it('takes new indexes and fields of the same version', async () => {
      await given({ id: 'a', size: 7 });
      const grown = { ...definition, fields: { ...FIELDS, size: 'integer' as const }, indexes: [['size']] };
      expect(await store.prepare([grown])).toEqual({ outdated: [] });
      expect(await matching({ field: 'size', is: 7 })).toEqual(['a']);
    });

    it('names what was made by another version, which still serves', async () => {
      await given({ id: 'a', rank: 1, size: 7 });
      const next = { ...definition, version: 2, fields: { ...FIELDS, size: 'integer' as const } };
      expect(await store.prepare([next])).toEqual({ outdated: [name] });
      expect(await store.prepare([next])).toEqual({ outdated: [name] });
      expect(await matching({ field: 'rank', is: 1 }, { field: 'size', is: 7 })).toEqual(['a']);
    });
  });

  describe('rebuild', () => {
    it('fills the next generation beside the active one, and swaps', async () => {
      await given({ id: 'a', rank: 1 }, { id: 'b', rank: 1 });
      const changed = { ...definition, version: 2 };
      await store.beginRebuild(changed);
      expect(await store.checkpoint(name, 'next')).toBeNull();
      expect(await commit(store, name, null, 'n1', [{ id: 'a', rank: 2 }], 'next')).toBe('committed');

      expect(await commit(store, name, 'p1', 'p2', [{ id: 'c' }])).toBe('committed');
      expect(await ids()).toEqual(['a', 'b', 'c']);
      expect((await store.get(name, 'a'))?.body).toEqual({ rank: 1 });
      expect(await store.checkpoint(name)).toBe('p2');
      expect(await store.checkpoint(name, 'next')).toBe('n1');
      expect((await store.getMany(name, ['a', 'b'], 'next')).map(({ body }) => body)).toEqual([{ rank: 2 }]);
      expect((await collect(store, name, 'next')).map(({ id }) => id)).toEqual(['a']);

      await store.swap(name);
      expect(await ids()).toEqual(['a']);
      expect((await store.get(name, 'a'))?.body).toEqual({ rank: 2 });
      expect(await store.checkpoint(name)).toBe('n1');
      expect(await store.checkpoint(name, 'next')).toBeNull();
      expect(await store.prepare([changed])).toEqual({ outdated: [] });
      expect(await commit(store, name, 'n1', 'n2', [{ id: 'a', seen: 1, rank: 3 }])).toBe('committed');
      expect(await matching({ field: 'rank', is: 3 })).toEqual(['a']);
    });

    it('drops one left over', async () => {
      await store.beginRebuild(definition);
      await commit(store, name, null, 'n1', [{ id: 'a' }], 'next');
      await store.beginRebuild(definition);
      expect(await store.checkpoint(name, 'next')).toBeNull();
      expect(await collect(store, name, 'next')).toEqual([]);
      expect(await commit(store, name, 'n1', 'n2', [], 'next')).toBe('conflict');
    });

    it('can be done again and again', async () => {
      for (const round of [1, 2, 3]) {
        await store.beginRebuild(definition);
        await commit(store, name, null, `n${round}`, [{ id: `r${round}`, rank: round }], 'next');
        await store.swap(name);
        expect(await matching({ field: 'rank', is: round })).toEqual([`r${round}`]);
      }
    });

    it('is seen by the other processes at once', async () => {
      const other = await backing.open();
      await given({ id: 'a', rank: 1 });
      expect((await other.get(name, 'a'))?.body).toEqual({ rank: 1 });
      await store.beginRebuild(definition);
      await commit(store, name, null, 'n1', [{ id: 'a', rank: 2 }], 'next');
      await store.swap(name);
      expect((await other.get(name, 'a'))?.body).toEqual({ rank: 2 });
      expect(await other.checkpoint(name)).toBe('n1');
      expect(await commit(other, name, 'p1', 'p2', [{ id: 'b' }])).toBe('conflict');
      await other.close();
    });

    it('never shows a reader half of it', async () => {
      await given({ id: 'a', rank: 0 }, { id: 'b', rank: 0 });
      const other = await backing.open();
      let done = false;
      const reading = (async () => {
        while (!done) {
          const ranks = (await other.query(name, { limit: 10 })).map(({ body }) => body['rank']);
          expect(ranks).toHaveLength(2);
          expect(ranks[0]).toBe(ranks[1]);
        }
      })();
      for (const rank of [1, 2, 3, 4, 5]) {
        await store.beginRebuild(definition);
        await commit(
          store,
          name,
          null,
          `n${rank}`,
          [
            { id: 'a', rank },
            { id: 'b', rank },
          ],
          'next',
        );
        await store.swap(name);
      }
      done = true;
      await reading;
      await other.close();
    });
  });

  describe('handles', () => {
    it('see what each other wrote', async () => {
      const other = await backing.open();
      await given({ id: 'a', rank: 1 });
      expect((await other.get(name, 'a'))?.body).toEqual({ rank: 1 });
      expect(await commit(other, name, 'p1', 'p2', [{ id: 'a', seen: 1, rank: 2 }])).toBe('committed');
      expect((await store.get(name, 'a'))?.body).toEqual({ rank: 2 });
      await other.close();
    });

    it('find everything again after closing', async () => {
      const first = await backing.open();
      expect(await commit(first, name, null, 'p1', [{ id: 'a', rank: 1 }])).toBe('committed');
      await first.close();
      const second = await backing.open();
      expect(await second.prepare([definition])).toEqual({ outdated: [] });
      expect(await second.checkpoint(name)).toBe('p1');
      expect((await second.get(name, 'a'))?.body).toEqual({ rank: 1 });
      await second.ping();
      await second.close();
    });
  });
}

const FIELDS = { owner: 'text', title: 'text', rank: 'integer', open: 'boolean' } as const;

/** A document by its body, beside id and the version it was made from. */
type Given = JsonObject & { readonly id: string; readonly seen?: number };

async function commit(
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

async function collect(
  store: ReadStore,
  collection: string,
  generation?: 'next',
): Promise<readonly StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const document of store.scan(collection, generation)) documents.push(document);
  return documents;
}
