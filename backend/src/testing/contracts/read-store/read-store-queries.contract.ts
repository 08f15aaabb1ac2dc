import { describe, expect, it } from 'vitest';
import type { Condition, Query } from '../../../ports/read-store.ts';
import { commit, type ReadStoreSuite } from './read-store-suite.contract.ts';

/** Conditions, order and pages. */
export function readStoreQueries(suite: ReadStoreSuite): void {
  describe('conditions', () => {
    it('is', async () => {
      await suite.given(
        { id: 'a', title: 'x', rank: 1, open: true },
        { id: 'b', title: 'X', rank: 0, open: false },
        { id: 'c', title: null, rank: null, open: null },
        { id: 'd' },
      );
      expect(await suite.matching({ field: 'title', is: 'x' })).toEqual(['a']);
      expect(await suite.matching({ field: 'rank', is: 0 })).toEqual(['b']);
      expect(await suite.matching({ field: 'open', is: true })).toEqual(['a']);
      expect(await suite.matching({ field: 'open', is: false })).toEqual(['b']);
      expect(await suite.matching({ field: 'title', is: null })).toEqual(['c', 'd']);
      expect(await suite.matching({ field: 'id', is: 'd' })).toEqual(['d']);
      expect(await suite.matching({ field: 'title', is: "' OR 1=1 --" })).toEqual([]);
    });

    it('oneOf', async () => {
      await suite.given({ id: 'a', title: 'x', rank: 1 }, { id: 'b', title: 'y', open: true }, { id: 'c' });
      expect(await suite.matching({ field: 'title', oneOf: ['x', 'y', 'z'] })).toEqual(['a', 'b']);
      expect(await suite.matching({ field: 'title', oneOf: ['x', null] })).toEqual(['a', 'c']);
      expect(await suite.matching({ field: 'rank', oneOf: [1, 2] })).toEqual(['a']);
      expect(await suite.matching({ field: 'open', oneOf: [true, false] })).toEqual(['b']);
      expect(await suite.matching({ field: 'id', oneOf: ['a', 'c'] })).toEqual(['a', 'c']);
      expect(await suite.matching({ field: 'title', oneOf: [] })).toEqual([]);
    });

    it('from and to', async () => {
      await suite.given(
        ...[1, 2, 3].map((rank) => ({ id: `n${rank}`, rank, title: `2026-0${rank}` })),
        { id: 'none' },
        { id: 'null', rank: null, title: null },
      );
      expect(await suite.matching({ field: 'rank', from: 2 })).toEqual(['n2', 'n3']);
      expect(await suite.matching({ field: 'rank', to: 2 })).toEqual(['n1']);
      expect(await suite.matching({ field: 'rank', from: 2, to: 3 })).toEqual(['n2']);
      expect(await suite.matching({ field: 'title', from: '2026-02' })).toEqual(['n2', 'n3']);
      expect(await suite.matching({ field: 'title', to: '2026-03' })).toEqual(['n1', 'n2']);
      expect(await suite.matching({ field: 'id', from: 'n2', to: 'null' })).toEqual(['n2', 'n3', 'none']);
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
      await suite.given(...titles.map((title, index) => ({ id: `${index}`, title })), { id: 'none' });
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
        const found = await suite.matching({ field: 'title', startsWith: prefix });
        expect(found.toSorted(), JSON.stringify(prefix)).toEqual(expected.toSorted());
      }
      expect(await suite.matching({ field: 'id', startsWith: 'no' })).toEqual(['none']);
    });

    it('contains', async () => {
      const titles = ['xaby', 'a%c', 'a_c', 'abc', 'AB', "it's", 'a\\c', 'a.c', '[a]*', 'größer 😀!', ''];
      await suite.given(...titles.map((title, index) => ({ id: `${index}`, title })), { id: 'none' });
      for (const part of ['ab', '%', '_', '.', "'", '\\', '[a]*', 'öß', '😀', '', 'a.*c']) {
        const expected = titles.flatMap((title, index) => (title.includes(part) ? [`${index}`] : []));
        const found = await suite.matching({ field: 'title', contains: part });
        expect(found.toSorted(), JSON.stringify(part)).toEqual(expected.toSorted());
      }
    });

    it('has', async () => {
      const marks = [['x'], ['X', 'x'], ["it's", 'a%'], ['xy'], [], ['😀 \\ "']];
      await suite.given(
        ...marks.map((texts, rank) => ({ id: `${rank}`, rank, marks: texts })),
        { id: 'none' },
        { id: 'null', marks: null },
      );
      for (const text of ['x', 'X', "it's", 'a%', 'y', '', '😀 \\ "', 'null']) {
        const expected = marks.flatMap((texts, rank) => (texts.includes(text) ? [`${rank}`] : []));
        const found = await suite.matching({ field: 'marks', has: text });
        expect(found, JSON.stringify(text)).toEqual(expected);
      }
      const both: Condition[] = [
        { field: 'marks', has: 'x' },
        { field: 'marks', has: 'X' },
      ];
      expect(await suite.matching(...both)).toEqual(['1']);
      expect(await suite.matching({ field: 'marks', has: 'x' }, { field: 'rank', to: 1 })).toEqual(['0']);
      expect(await suite.ids({ where: both.slice(0, 1), sort: ['-rank'], limit: 1 })).toEqual(['1']);
    });

    it('has, after the list was changed and a rebuild was swapped in', async () => {
      await suite.given({ id: 'a', marks: ['x', 'y'] }, { id: 'b', marks: ['x'] });
      const { store, name } = suite;
      const later = [
        { id: 'a', seen: 1, marks: ['z', 'y'] },
        { id: 'b', seen: 1, marks: [] },
      ];
      expect(await commit(store, name, 'p1', 'p2', later)).toBe('committed');
      expect(await suite.matching({ field: 'marks', has: 'x' })).toEqual([]);
      expect(await suite.matching({ field: 'marks', has: 'y' })).toEqual(['a']);
      expect(await suite.matching({ field: 'marks', has: 'z' })).toEqual(['a']);

      await store.beginRebuild(suite.definition);
      await commit(store, name, null, 'p2', [{ id: 'c', marks: ['z'] }], 'next');
      expect(await suite.matching({ field: 'marks', has: 'z' })).toEqual(['a']);
      await suite.swap();
      expect(await suite.matching({ field: 'marks', has: 'z' })).toEqual(['c']);
    });

    it('apply to defined fields only', async () => {
      await suite.given({ id: 'a', hidden: 1 });
      for (const field of ['hidden', 'body" OR 1=1 --', '$where', 'title.x', '']) {
        const where = [{ field, is: 1 }];
        const refused = 'defines no field';
        await expect(suite.store.query(suite.name, { where, limit: 1 }), field).rejects.toThrow(refused);
        await expect(suite.store.count(suite.name, where), field).rejects.toThrow(refused);
        await expect(suite.store.ids(suite.name, { where, after: '', limit: 1 })).rejects.toThrow(refused);
        await expect(suite.store.query(suite.name, { sort: [field], limit: 1 })).rejects.toThrow(refused);
        await expect(suite.store.integers(suite.name, field, { limit: 1 })).rejects.toThrow(refused);
      }
      await expect(suite.store.count('never-prepared')).rejects.toThrow('never prepared');
    });

    it('select bare ids, a page after the other', async () => {
      await suite.given(...['d', 'b', 'c', 'a'].map((id) => ({ id, open: id !== 'c' })));
      const page = (after: string, limit: number) =>
        suite.store.ids(suite.name, { where: [{ field: 'open', is: true }], after, limit });
      expect(await page('', 2)).toEqual(['a', 'b']);
      expect(await page('b', 2)).toEqual(['d']);
      expect(await page('d', 2)).toEqual([]);
      expect(await page('', 0)).toEqual([]);
      expect(await suite.store.ids(suite.name, { after: 'b', limit: 1 })).toEqual(['c']);
    });

    it('may be several, of which all must hold', async () => {
      await suite.given(
        { id: 'a', owner: 'me', title: 'red hat', rank: 1 },
        { id: 'b', owner: 'me', title: 'red coat', rank: 2 },
        { id: 'c', owner: 'you', title: 'red coat', rank: 3 },
      );
      const red: Condition = { field: 'title', startsWith: 'red' };
      expect(await suite.matching(red, { field: 'owner', is: 'me' })).toEqual(['a', 'b']);
      expect(
        await suite.matching(red, { field: 'title', contains: 'coat' }, { field: 'rank', from: 3 }),
      ).toEqual(['c']);
      expect(await suite.matching({ field: 'rank', from: 2 }, { field: 'rank', to: 3 })).toEqual(['b']);
      expect(await suite.matching(red, { field: 'owner', is: null })).toEqual([]);
    });
  });

  describe('order and pages', () => {
    it('is by id in code point order by default', async () => {
      const order = ['B', 'a', 'z', 'ä', '\u{ffee}', '😀'];
      await suite.given(...order.toReversed().map((id) => ({ id })));
      expect(await suite.ids()).toEqual(order);
      expect(await suite.ids({ sort: ['-id'] })).toEqual(order.toReversed());
    });

    it('breaks ties by id in the direction of the last key', async () => {
      await suite.given({ id: 'b', rank: 1 }, { id: 'a', rank: 1 }, { id: 'c', rank: 0 });
      expect(await suite.ids({ sort: ['rank'] })).toEqual(['c', 'a', 'b']);
      expect(await suite.ids({ sort: ['-rank'] })).toEqual(['b', 'a', 'c']);
    });

    it('sorts missing values as the lowest', async () => {
      await suite.given({ id: 'a', rank: 0 }, { id: 'b' }, { id: 'c', rank: -5 }, { id: 'd', rank: null });
      expect(await suite.ids({ sort: ['rank'] })).toEqual(['b', 'd', 'c', 'a']);
      expect(await suite.ids({ sort: ['-rank'] })).toEqual(['a', 'c', 'd', 'b']);
    });

    it('sorts booleans, and text by code point', async () => {
      await suite.given(
        { id: 'a', open: true, title: 'b' },
        { id: 'b', open: false, title: 'B' },
        { id: 'c', title: '😀' },
      );
      expect(await suite.ids({ sort: ['open'] })).toEqual(['c', 'b', 'a']);
      expect(await suite.ids({ sort: ['title'] })).toEqual(['b', 'a', 'c']);
    });

    it('sorts by several keys', async () => {
      await suite.given(
        { id: 'a', owner: 'x', rank: 1 },
        { id: 'b', owner: 'x', rank: 2 },
        { id: 'c', owner: 'w', rank: 1 },
        { id: 'd', owner: 'x', rank: 2 },
      );
      expect(await suite.ids({ sort: ['owner', '-rank'] })).toEqual(['c', 'd', 'b', 'a']);
      expect(await suite.ids({ sort: ['-owner', 'rank'] })).toEqual(['a', 'b', 'd', 'c']);
      expect(await suite.ids({ sort: ['owner', '-rank', 'id'] })).toEqual(['c', 'b', 'd', 'a']);
      expect(await suite.ids({ sort: ['-id', 'rank'] })).toEqual(['d', 'c', 'b', 'a']);
    });

    it('are those of a query where one field is wanted', async () => {
      await suite.given({ id: 'a', rank: 1 }, { id: 'b' }, { id: 'c', rank: 0 }, { id: 'd', rank: 7 });
      const ranks = (query: Query) => suite.store.integers(suite.name, 'rank', query);
      const descending = { sort: ['-rank'], limit: 9 };
      expect(await ranks(descending)).toEqual([
        ['d', 7],
        ['a', 1],
        ['c', 0],
        ['b', null],
      ]);
      expect(await ranks({ ...descending, where: [{ field: 'rank', from: 1 }] })).toEqual([
        ['d', 7],
        ['a', 1],
      ]);
      expect(await ranks({ ...descending, limit: 1, skip: 1 })).toEqual([['a', 1]]);
      expect(await ranks({ limit: 0 })).toEqual([]);
    });

    it('limits and skips after sorting', async () => {
      await suite.given(...[3, 1, 4, 2, 5].map((rank) => ({ id: `n${rank}`, rank })));
      expect(await suite.ids({ sort: ['rank'], limit: 2 })).toEqual(['n1', 'n2']);
      expect(await suite.ids({ sort: ['rank'], limit: 2, skip: 3 })).toEqual(['n4', 'n5']);
      expect(await suite.ids({ sort: ['-rank'], limit: 2, skip: 4 })).toEqual(['n1']);
      expect(await suite.ids({ limit: 2, skip: 9 })).toEqual([]);
      expect(await suite.ids({ limit: 0 })).toEqual([]);
      expect(
        await suite.ids({ where: [{ field: 'rank', from: 2 }], sort: ['rank'], limit: 1, skip: 1 }),
      ).toEqual(['n3']);
    });
  });
}
