import { describe, expect, it } from 'vitest';
import { CodeIndex, type IndexedCode } from './code-index.ts';
import type { CodeSearch } from './searches.ts';

const CODES = ['00000000A0', '00000000A1', '00000000B0', '7K3M9PQWXA'] as const;
const [A0, A1, B0, OWNED] = CODES;
const ROSA = 'e1c7a5c2-0d5b-4a54-9d0a-3e0d5a1b2c3d';
const ALL: CodeSearch = { text: '0000', sort: ['createdAt', 'DESC'], skip: 0, limit: 50 };

const code = (day: number, over: Partial<IndexedCode> = {}): IndexedCode => ({
  status: 'present',
  batchId: 'batch',
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  approved: false,
  approvedAt: null,
  imageUploadedAt: null,
  active: true,
  restricted: false,
  owner: null,
  claimedAt: null,
  infoType: null,
  name: null,
  note: null,
  content: null,
  tags: [],
  flags: [],
  ...over,
});
const claimed = { owner: ROSA, claimedAt: '2026-11-05T10:00:00.000Z' };

function given(): CodeIndex {
  const index = new CodeIndex('https://qlaim.example');
  const phoneNumber = { country: 'ES', countryCallingCode: '34', nationalNumber: '600123456' };
  index.put(B0, code(3, { approved: true, content: { infoType: 'phoneNumber', phoneNumber } }));
  index.put(A1, code(1));
  index.put(A0, code(1, { active: false, batchId: 'guitars' }));
  index.putPerson(ROSA, { email: 'Rosa@example.com', name: 'Rosa Martínez' });
  index.putBatchName('guitars', 'Guitar cases');
  const content = { infoType: 'link', link: 'https://www.Shop.example/Menu' } as const;
  const texts = { name: 'Blue Bag', note: 'Sent by post', content };
  index.put(OWNED, code(2, { ...claimed, ...texts, infoType: 'link', restricted: true }));
  return index;
}

const find = (over: Partial<CodeSearch> = {}, index = given()) => index.search({ ...ALL, ...over });

describe('a search for codes', () => {
  it.each([
    ['a part of the code', 'M9PQ', OWNED],
    ['its print with hyphens', '7k3-m9p-qwxa', OWNED],
    ['its print with spaces', '7K3M 9PQW XA', OWNED],
    ['its address', 'https://qlaim.example/7K3M9PQWXA', OWNED],
    ['a part of its address', 'qlaim.example/7k3m', OWNED],
    ['a part of the name', 'ue ba', OWNED],
    ['a part of the note', 'by post', OWNED],
    ["a part of the owner's e-mail", 'osa@ex', OWNED],
    ["a part of the owner's name, without its accent", 'martinez', OWNED],
    ['a part of the link', 'example/me', OWNED],
    ['the link with its scheme', 'https://www.shop', OWNED],
    ['a phone number', '+34 600-123', B0],
    ['a phone number without its country', '0600 123 456', B0],
    ['the name of the batch', 'GUITAR', A0],
  ])('finds %s', (_what, text, wanted) => expect(find({ text })).toEqual({ total: 1, codes: [wanted] }));

  it('sorts by creation and then by id, in both directions', () => {
    expect(find().codes).toEqual([B0, A1, A0]);
    expect(find({ sort: ['createdAt', 'ASC'] }).codes).toEqual([A0, A1, B0]);
  });

  it('sorts by id, and takes in new codes', () => {
    const index = given();
    const byId = () => find({ text: '', sort: ['id', 'DESC'] }, index).codes;
    expect(byId()).toEqual([OWNED, B0, A1, A0]);
    index.put('10000000A0', code(1));
    expect(byId()).toEqual([OWNED, '10000000A0', B0, A1, A0]);
  });

  it('sorts by scans and by times, of which what has none is the lowest, and takes in changes', () => {
    const index = given();
    const by = (order: 'scanCount' | 'approvedAt' | 'imageUploadedAt') =>
      find({ text: '', sort: [order, 'DESC'] }, index).codes;
    expect(by('scanCount')).toEqual([OWNED, B0, A1, A0]);
    index.putScanCount(A0, 7);
    index.putScanCount(B0, 1);
    index.putScanCount('unknown', 9);
    expect(by('scanCount')).toEqual([A0, B0, OWNED, A1]);
    expect(by('approvedAt')).toEqual([OWNED, B0, A1, A0]);
    const at = '2026-11-05T10:00:00.000Z';
    index.put(A1, code(1, { approved: true, approvedAt: at, imageUploadedAt: at }));
    for (const order of ['approvedAt', 'imageUploadedAt'] as const)
      expect(by(order)).toEqual([A1, OWNED, B0, A0]);
    index.put(A1, code(1));
    expect(by('approvedAt')).toEqual([OWNED, B0, A1, A0]);
    expect(find({ text: '', scanned: true }, index).codes).toEqual([B0, A0]);
  });

  it('finds the few of many codes that begin with letters, and those that most begin with', () => {
    const index = new CodeIndex();
    const ids = Array.from({ length: 200 }, (_none, number) => `0${String(number).padStart(3, '0')}`);
    for (const id of ids.toReversed()) index.put(id, code(1));
    for (const codePrefix of ['', '0', '00', '000', '0007', '01', '0199', '02', '1']) {
      const expected = ids.filter((id) => id.startsWith(codePrefix));
      const found = find({ text: '', codePrefix, sort: ['id', 'ASC'], limit: 200 }, index);
      expect(found).toEqual({ total: expected.length, codes: expected });
    }
  });

  it('returns a page and the total', () =>
    expect(find({ skip: 1, limit: 1 })).toEqual({ total: 3, codes: [A1] }));

  it('finds all codes for an empty text', () => expect(find({ text: ' ' }).total).toBe(4));

  it.each<[Partial<CodeSearch>, readonly string[]]>([
    [{ active: false }, [A0]],
    [{ approved: true }, [B0]],
    [{ restricted: true }, [OWNED]],
    [{ claimed: false }, [B0, A1, A0]],
    [{ claimed: true, owner: ROSA, infoType: 'link', batchId: 'batch' }, [OWNED]],
    [{ infoType: 'pdf' }, []],
    [{ owner: 'somebody' }, []],
    [{ batchId: 'guitars' }, [A0]],
    [{ batchId: 'none' }, []],
    [{ codePrefix: '7K' }, [OWNED]],
    [{ codePrefix: '00000000A' }, [A1, A0]],
    [{ codePrefix: '00000000A', active: true }, [A1]],
    [{ codePrefix: '00000000A', codes: [A0, B0] }, [A0]],
    [{ codePrefix: A0 }, [A0]],
    [{ codePrefix: '6' }, []],
    [{ codePrefix: 'Z' }, []],
    [{ codes: [A0, B0, 'none'] }, [B0, A0]],
    [{ claimedFrom: '2026-11-05T10:00:00.000Z' }, [OWNED]],
    [{ claimedFrom: '2026-11-06T10:00:00.000Z' }, []],
    [{ createdFrom: '2026-11-02T00:00:00.000Z' }, [B0, OWNED]],
    [{ createdTo: '2026-11-03T10:00:00.000Z' }, [OWNED, A1, A0]],
  ])('filters by %o', (filter, wanted) =>
    expect(find({ text: '', ...filter })).toEqual({ total: wanted.length, codes: wanted }),
  );

  it('merges a code that is older than others', () => {
    const index = given();
    find({}, index);
    index.put('0000000000', code(2));
    expect(find({}, index).codes).toEqual([B0, '0000000000', A1, A0]);
  });

  it('forgets the name, the e-mail and a deleted code', () => {
    const index = given();
    index.put(OWNED, code(2, { owner: ROSA }));
    index.putPerson(ROSA, { email: '', name: '' });
    index.put(A0, code(1, { status: 'deleted' }));
    for (const text of ['blue', 'rosa', 'shop', 'post', 'martinez'])
      expect(find({ text }, index).total).toBe(0);
    expect(find({}, index).codes).toEqual([B0, A1]);
  });

  it('returns what it keeps of a code, and keeps the same when that is put again', () => {
    const index = given();
    const kept = index.get(OWNED);
    expect(kept).toEqual({
      ...code(2, { ...claimed, restricted: true, infoType: 'link', name: 'blue bag', note: 'sent by post' }),
      content: { infoType: 'link', link: 'shop.example/menu' },
    });
    if (kept) index.put(OWNED, kept);
    expect(index.get(OWNED)).toEqual(kept);
    expect(index.get('unknown')).toBeUndefined();
  });
});

describe('an order of names', () => {
  const all = { text: '' };

  it('has codes without a name before those with one, and follows names', () => {
    const index = given();
    const byName = () => find({ ...all, sort: ['name', 'ASC'] }, index).codes;
    expect(byName()).toEqual([A0, A1, B0, OWNED]);
    index.put(A1, code(1, { name: 'Árbol' }));
    expect(byName()).toEqual([A0, B0, A1, OWNED]);
    expect(find({ ...all, sort: ['name', 'DESC'] }, index).codes).toEqual([OWNED, A1, B0, A0]);
  });

  it('has codes by the name of their owner, else by the e-mail, and follows both', () => {
    const index = given();
    const byOwner = () => find({ ...all, sort: ['owner', 'ASC'] }, index).codes;
    index.putPerson('max', { email: 'max@example.com', name: ' ' });
    index.put(A0, code(1, { owner: 'max' }));
    expect(byOwner()).toEqual([A1, B0, A0, OWNED]);
    index.putPerson(ROSA, { name: 'Ada' });
    expect(byOwner()).toEqual([A1, B0, OWNED, A0]);
    index.put(OWNED, code(2));
    index.put('00000000C0', code(4, { owner: ROSA }));
    expect(byOwner()).toEqual([A1, B0, OWNED, '00000000C0', A0]);
  });
});

describe('what is kept of a code', () => {
  it.each([
    ['nobody has claimed', code(1)],
    ['an owner has', code(2, claimed)],
    [
      'has every fact',
      code(3, {
        ...claimed,
        approved: true,
        approvedAt: '2026-11-04T10:00:00.000Z',
        imageUploadedAt: '2026-11-04T11:00:00.000Z',
        restricted: true,
        infoType: 'link',
        name: 'bag',
        note: 'post',
        content: { infoType: 'link', link: 'shop.example/menu' },
      }),
    ],
  ])('is read as it was put, where %s', (_what, facts) => {
    const index = given();
    index.put('00000000C0', facts);
    expect(index.get('00000000C0')).toEqual(facts);
  });

  it('changes no owner where it is folded on', () => {
    const index = new CodeIndex();
    index.put(A0, code(1));
    index.put(A0, { ...code(1), ...index.get(A0), approved: true });
    expect(find({ claimed: false }, index).total).toBe(1);
    expect(find({ claimed: true }, index).total).toBe(0);
  });
});
