import { afterEach, beforeEach, expect, it } from 'vitest';
import { SCANS } from '../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { compareRows } from './compare-rows.ts';
import { documentComparer, scanCountComparer } from './comparers.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('counts the scans of a document that names a journal of which a sum is left', async () => {
  const comparers = [documentComparer('codes'), scanCountComparer()];
  const by = { projection: codesProjection, comparers, countsScans: true };
  const folded = { id: 'A', version: 1, revisions: { [SCAN_SUMS.streamOf('0')]: 0 }, body: { scanCount: 4 } };
  const stored = { ...folded, revisions: { ...folded.revisions, [SCANS.streamOf('0')]: 9 } };
  const ports = { ...fixture, scratch: fixture.store };
  await compareRows(ports, by, [{ id: 'A', stored, folded, scans: 5 }], null);
  expect(comparers.flatMap(({ check }) => check.result().examples)).toEqual(['A shows 4 of 5 scans']);
});
