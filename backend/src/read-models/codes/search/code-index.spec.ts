import { describe, expect, it } from 'vitest';
import { CodeIndex, type CodeSearch, type IndexedCode } from './code-index.ts';

const CODES = ['00000000A0', '00000000A1', '00000000B0', '7K3M9PQWXA'] as const;
const [A0, A1, B0, OWNED] = CODES;
const ROSA = 'e1c7a5c2-0d5b-4a54-9d0a-3e0d5a1b2c3d';
const ALL: CodeSearch = { text: '0000', newestFirst: true, skip: 0, limit: 50 };

const code = (day: number, over: Partial<IndexedCode> = {}): IndexedCode => ({
  status: 'present',
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  approved: false,
  active: true,
  owner: null,
  name: null,
  content: null,
  ...over,
});

function given(): CodeIndex {
  const index = new CodeIndex();
  index.put(B0, code(3, { approved: true }));
  index.put(A1, code(1));
  index.put(A0, code(1, { active: false }));
  index.putEmail(ROSA, 'Rosa@example.com');
  const content = { infoType: 'link', link: 'https://www.Shop.example/Menu' } as const;
  index.put(OWNED, code(2, { owner: ROSA, name: 'Blue Bag', content }));
  return index;
}

const find = (over: Partial<CodeSearch> = {}, index = given()) => index.search({ ...ALL, ...over });

describe('a search for codes', () => {
  it.each([
    ['a part of the code', 'M9PQ'],
    ['its print with hyphens', '7k3-m9p-qwxa'],
    ['a part of the name', 'ue ba'],
    ["the beginning of the owner's e-mail", 'rosa@ex'],
    ['the beginning of the link', 'shop.example/me'],
    ['the beginning of the link with its scheme', 'https://www.shop'],
  ])('finds %s', (_what, text) => expect(find({ text })).toEqual({ total: 1, codes: [OWNED] }));

  it.each(['example.com', 'menu', 'osa@'])('finds no middle of an e-mail or a link: %s', (text) =>
    expect(find({ text }).total).toBe(0),
  );

  it('sorts by creation and then by id, in both directions', () => {
    expect(find().codes).toEqual([B0, A1, A0]);
    expect(find({ newestFirst: false }).codes).toEqual([A0, A1, B0]);
  });

  it('returns a page and the total', () =>
    expect(find({ skip: 1, limit: 1 })).toEqual({ total: 3, codes: [A1] }));

  it('finds all codes for an empty text', () => expect(find({ text: ' ' }).total).toBe(4));

  it('filters by switches and days', () => {
    expect(find({ active: false }).codes).toEqual([A0]);
    expect(find({ approved: true }).codes).toEqual([B0]);
    expect(find({ createdFrom: '2026-11-02T00:00:00.000Z' }).codes).toEqual([B0]);
    expect(find({ createdTo: '2026-11-03T10:00:00.000Z' }).codes).toEqual([A1, A0]);
  });

  it('merges a code that is older than others', () => {
    const index = given();
    find({}, index);
    index.put('0000000000', code(2));
    expect(find({}, index).codes).toEqual([B0, '0000000000', A1, A0]);
  });

  it('forgets the name, the e-mail and a deleted code', () => {
    const index = given();
    index.put(OWNED, code(2, { owner: ROSA }));
    index.putEmail(ROSA, '');
    index.put(A0, code(1, { status: 'deleted' }));
    for (const text of ['blue', 'rosa', 'shop']) expect(find({ text }, index).total).toBe(0);
    expect(find({}, index).codes).toEqual([B0, A1]);
  });

  it('returns what it keeps of a code', () => {
    expect(given().get(OWNED)).toMatchObject({
      status: 'present',
      owner: ROSA,
      name: 'blue bag',
      active: true,
    });
    expect(new CodeIndex().get(A0)).toMatchObject({ status: 'absent', active: true, owner: null });
  });
});
