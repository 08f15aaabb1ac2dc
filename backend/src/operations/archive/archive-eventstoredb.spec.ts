import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { rebuild } from '../../processes/projecting/rebuild.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { openStandInFixture, type StandInFixture } from '../../testing/eventstoredb-stand-in/fixture.ts';
import { archivingIn, BEGIN, COUNTING, countsIn, recordScans } from '../../testing/scans/archiving.ts';
import { archiveJournals } from './archive-journals.ts';
import { bringBack } from './bring-back.ts';
import { putAway } from './put-away.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(BEGIN + days * DAY_MS).toISOString();
const { signal } = new AbortController();

let fixture: StandInFixture;

beforeEach(async () => {
  fixture = await openStandInFixture();
  await fixture.store.prepare(COUNTING.map(({ definition }) => definition));
});

afterEach(() => fixture.close());

it('archives, counts and brings back journals of EventStoreDB', async () => {
  const generated = await generateBatch(fixture, { kind: 'admin', id: 'root' }, 6);
  if (!generated.ok) throw new Error('no codes were generated');
  const { codes, batchId: batch } = generated.value;
  await recordScans(fixture, codes, { events: 120, batch });
  const context = archivingIn(fixture);
  await context.counted();
  const before = await countsIn(fixture.store);
  const options = { before: dayAfter(4), together: 2_048, step: 20, signal };
  expect(await archiveJournals(context, options)).toBe(2);
  const rebuilt = async () => {
    for (const projection of COUNTING) await rebuild(fixture, projection, { signal });
    return countsIn(fixture.store);
  };
  expect(await rebuilt()).toEqual(before);
  const faults = async () =>
    (await auditIn(fixture, COUNTING, { whole: true, archives: context.at })).filter(
      ({ differences }) => differences > 0,
    );
  expect(await faults()).toEqual([]);
  expect(await bringBack(context, { since: dayAfter(0), before: dayAfter(4) })).toBeGreaterThan(100);
  expect(await rebuilt()).toEqual(before);
  expect(await faults()).toEqual([]);
  expect(await putAway(context)).toBeGreaterThan(80);
  expect(await faults()).toEqual([]);
});
