import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { packScans, type Visit } from '../../domain/scans/pack.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import { type Expected, SYSTEM } from '../../ports/event-store.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { SCAN_SNAPSHOT } from '../../read-models/scan-snapshot/document.ts';
import { scanStatisticsProjection } from '../../read-models/scan-statistics/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { rebuild } from '../projecting/rebuild.ts';
import { sumScans } from '../retention/scans/carry-out-scans.ts';
import { dueScans } from '../retention/scans/due-scans.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { usableSnapshot } from './usable-snapshot.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const COUNTING = [codesProjection, scanStatisticsProjection];
const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const phone = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const desk = { device: 'desktop', os: 'Windows', browser: 'Firefox' } as const;
/** So few that many windows follow one another. */
const together = 40;
const { signal } = new AbortController();

let fixture: Fixture;
let codes: readonly string[];
let batch: string;
let revisions: Map<string, Expected>;
let scanned: number;

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare(COUNTING.map(({ definition }) => definition));
  const generated = await generateBatch(fixture, ADMIN, 12);
  if (!generated.ok) throw new Error('no codes were generated');
  codes = generated.value.codes;
  batch = generated.value.batchId;
  revisions = new Map();
  scanned = 0;
});
afterEach(() => fixture.close());

/** Records so many events of scans, in two journals, over some months. */
async function scan(events: number): Promise<void> {
  for (let event = 0; event < events; event += 1) {
    const slot = String(event % 2);
    const visits = Array.from({ length: 1 + (event % 7) }, () => visit());
    const at = new Date(visits[0]?.at ?? 0).toISOString();
    const expected = revisions.get(slot) ?? 'none';
    const appended = await fixture.log.append({
      stream: SCANS.streamOf(slot),
      expected,
      events: [
        { type: 'ScansRecorded', id: fixture.random.uuid(), at, actor: SYSTEM, data: packScans(visits) },
      ],
    });
    if (appended.ok) revisions.set(slot, appended.revision);
  }
}

function visit(): Visit {
  scanned += 1;
  return {
    code: codes[(scanned * 5) % (codes.length - 1)] ?? '',
    at: BEGIN + (scanned * DAY_MS) / 3,
    client: scanned % 3 === 0 ? desk : phone,
    referrer: scanned % 2 === 0 ? `site-${scanned % 31}.example` : undefined,
    ...(scanned % 5 === 0 ? {} : { batch }),
  };
}

/** The documents that count scans, with what they have applied. */
async function documents(store: ReadStore = fixture.store) {
  const all: Omit<StoredDocument, 'version'>[] = [];
  for (const { definition } of COUNTING)
    for await (const { version: _version, ...document } of store.scan(definition.name)) all.push(document);
  return all;
}

async function rebuilt(store: ReadStore = fixture.store) {
  for (const projection of COUNTING) await rebuild({ ...fixture, store }, projection, { signal });
  return documents();
}

/** Documents without what tells which events they have applied: after a removal that differs. */
const counts = (all: Awaited<ReturnType<typeof documents>>) => all.map(({ id, body }) => ({ id, body }));

/** What a rebuild makes that reads every scan. */
async function folded() {
  const none: ReadStore = {
    ...fixture.store,
    checkpoint: async (name, generation) =>
      name === SCAN_SNAPSHOT.name ? null : fixture.store.checkpoint(name, generation),
  };
  return rebuilt(none);
}

const snapshot = () => takeSnapshot(fixture, { signal, together });

const IMPORT = {
  type: 'import',
  batchId: 'import-1',
  index: 0,
  printed: 'summer',
  address: null,
  link: null,
  name: '',
  note: '',
  tags: [],
  createdAt: null,
  source: 'elsewhere',
  claimable: true,
} as const;

/** Sums the scans of a time, and removes them. */
async function truncate(cutoff: string): Promise<void> {
  const context = {
    ...fixture,
    besideRebuilds: async (work: () => Promise<void>) => {
      await work();
      return true;
    },
  };
  for await (const due of dueScans({ log: fixture.log, sumsFrom: async () => 0 }, cutoff))
    await sumScans(context, due);
}

describe('a rebuild from a snapshot of the journals', () => {
  it('makes the documents that every scan makes', async () => {
    await scan(120);
    await snapshot();
    await handle(fixture, QR_CODE, ADMIN, codes[3] ?? '', { type: 'delete' });
    await scan(30);
    expect(await rebuilt()).toEqual(await folded());
  });

  it('begins anew with a code whose import was taken back and repeated', async () => {
    const imported = 'SUMMER';
    codes = [...codes.slice(0, 3), imported, ''];
    const turn = async (command: typeof IMPORT | { readonly type: 'takeBack' }) => {
      await handle(fixture, QR_CODE, ADMIN, imported, command);
      await scan(20);
    };
    await turn(IMPORT);
    await turn({ type: 'takeBack' });
    await turn(IMPORT);
    await snapshot();
    await turn({ type: 'takeBack' });
    expect(await rebuilt()).toEqual(await folded());
    await turn(IMPORT);
    expect(await rebuilt()).toEqual(await folded());
  });

  it('goes on where scans of the journals have become sums', async () => {
    await scan(60);
    await truncate(new Date(BEGIN + 20 * DAY_MS).toISOString());
    await scan(20);
    await snapshot();
    expect(await rebuilt()).toEqual(await folded());
    await scan(20);
    await truncate(new Date(BEGIN + 40 * DAY_MS).toISOString());
    expect(await usableSnapshot(fixture)).toBeDefined();
    expect(counts(await rebuilt())).toEqual(counts(await folded()));
  });

  it('makes the snapshot anew where scans were removed that it does not count', async () => {
    await scan(20);
    await snapshot();
    await scan(60);
    await truncate(new Date(BEGIN + 1000 * DAY_MS).toISOString());
    expect(await usableSnapshot(fixture)).toBeUndefined();
    expect(await rebuilt()).toEqual(await folded());
  });

  it('makes the snapshot anew where a part of it is damaged', async () => {
    await scan(60);
    const position = await snapshot();
    const [document] = await fixture.store.getMany(SCAN_SNAPSHOT.name, [`code:${codes[0]}`]);
    if (!document) throw new Error('the snapshot lacks a code');
    const { version: seen, ...rest } = document;
    const write = { ...rest, seen, body: { ...document.body, scanCount: 1 } };
    const { name: collection, version } = SCAN_SNAPSHOT;
    await fixture.store.commit({ collection, version, from: position, writes: [write] });
    expect(await rebuilt()).toEqual(await folded());
  });
});

it('a rebuild leaves the snapshot of a newer version alone, and reads every scan', async () => {
  await scan(40);
  await snapshot();
  const newer = { ...SCAN_SNAPSHOT, version: SCAN_SNAPSHOT.version + 1 };
  await fixture.store.beginRebuild(newer);
  await fixture.store.swap(newer, await fixture.store.pauseWrites(newer.name));
  expect(await rebuilt()).toEqual(await folded());
  expect(await fixture.store.prepare([SCAN_SNAPSHOT])).toMatchObject({ newer: [SCAN_SNAPSHOT.name] });
});

it('a snapshot of the version before is of no use, and made anew', async () => {
  const before = { ...SCAN_SNAPSHOT, version: SCAN_SNAPSHOT.version - 1 };
  const { name: collection, version } = before;
  await scan(40);
  await fixture.store.prepare([before]);
  const writes = [{ id: `code:${codes[0]}`, seen: 0, revisions: {}, body: { scanCount: 1 } }];
  const to = await endOf(fixture.feed);
  expect(await fixture.store.commit({ collection, version, from: null, to, writes })).toBe('committed');
  expect(await usableSnapshot(fixture)).toBeUndefined();
  expect(await rebuilt()).toEqual(await folded());
  expect(await usableSnapshot(fixture)).toBeDefined();
});

describe('a rebuild that is killed', () => {
  it('leaves exact counts after any of its writes', async () => {
    await scan(20);
    await snapshot();
    await scan(20);
    const expected = await folded();
    let [kills, left] = [0, 0];
    /** Ends with so many writes of the store, of which the last one may be done. */
    const killedAfter = (writes: number, isDone: boolean): ReadStore => {
      left = writes;
      const killed = <T>(write: () => Promise<T>): Promise<T> => {
        left -= 1;
        if (left > 0) return write();
        const end = () => Promise.reject(new Error('killed'));
        return isDone && left === 0 ? write().then(end) : end();
      };
      return {
        ...fixture.store,
        commit: (commit) => killed(() => fixture.store.commit(commit)),
        beginRebuild: (...begin) => killed(() => fixture.store.beginRebuild(...begin)),
        swap: (...swap) => killed(() => fixture.store.swap(...swap)),
      };
    };
    const run = async (store: ReadStore) => {
      await takeSnapshot({ ...fixture, store }, { signal, together, afresh: kills % 2 === 0 });
      await rebuilt(store);
    };
    for (let writes = 1, isOver = false; !isOver; writes += 1)
      for (const isDone of [false, true]) {
        isOver = await run(killedAfter(writes, isDone)).then(
          () => true,
          () => false,
        );
        if (!isOver) kills += 1;
        await snapshot();
        expect(await rebuilt()).toEqual(expected);
      }
    expect(kills).toBeGreaterThan(20);
  });
});
