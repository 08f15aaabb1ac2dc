import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { absentCode } from '../../../domain/qr-code/state.ts';
import { CODES, type CodeDocument } from '../../../read-models/codes/document.ts';
import { allCodesOwnedBy, codesOwnedBy, ownedPage } from '../../../read-models/codes/queries.ts';
import { NO_SCAN_COUNTS } from '../../../read-models/codes/scan-counts.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { keptFiles } from './kept-files.ts';

const CODES_OF_ONE = 2003;
const OWNER = 'ada';

describe('a person with more codes than a page has', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await openFixture();
    await fixture.store.prepare([CODES]);
    const { name, version } = CODES;
    const { status: _absent, ...blank } = absentCode;
    const writes = Array.from({ length: CODES_OF_ONE }, (_none, place) => {
      const file = { key: `file-${place}`, size: 1, contentType: 'image/png', name: 'a.png' };
      const body: CodeDocument = {
        ...blank,
        ...NO_SCAN_COUNTS,
        present: place > 0,
        deleted: false,
        owner: OWNER,
        claimed: true,
        scanned: false,
        flagged: false,
        tagKeys: [],
        // Many at one instant: the pages must still have each code once.
        ownedSince: new Date(Math.floor(place / 700)).toISOString(),
        files: { [file.key]: file },
      };
      return { id: `code-${place}`, revisions: {}, body, seen: 0 };
    });
    await fixture.store.commit({ collection: name, version, from: null, to: '1', writes });
  });
  afterEach(() => fixture.close());

  it('has pages that hold each code once, without deleted ones', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let skip: number | undefined = 0; skip !== undefined; ) {
      const { rows, next }: Awaited<ReturnType<typeof ownedPage>> = await ownedPage(fixture.store, OWNER, {
        skip,
      });
      seen.push(...rows.map(({ code }) => code));
      sizes.push(rows.length);
      skip = next;
    }
    expect(sizes).toHaveLength(3);
    expect(new Set(seen).size).toBe(CODES_OF_ONE - 1);
    expect(seen).toHaveLength(CODES_OF_ONE - 1);
    expect(await codesOwnedBy(fixture.store, OWNER)).toHaveLength(1000);
    const all = await Array.fromAsync(allCodesOwnedBy(fixture.store, OWNER), ({ code }) => code);
    expect(all).toEqual(seen);
  });

  it('is charged for the files of every code', async () => {
    expect((await keptFiles(fixture, OWNER)).size).toBe(CODES_OF_ONE - 1);
  });
});
