import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import type { Leases } from '../../ports/lease.ts';
import { projectorLease } from '../../processes/projecting/projectors.ts';
import { relayTo } from '../../processes/relay/relay.ts';
import { scanSlotLease } from '../../processes/scan-slot.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { assertStopped, SourceInUse } from './assert-stopped.ts';

const TOPIC = 'qlaim.events';
const RUNNING_MS = 60_000;

let fixture: Fixture;
let leases: Leases;
let lines: string[];
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  lines = [];
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

const hold = (name: string, ms: number) => leases.acquire(name, 'product', ms);
const assertion = (timeout: number) =>
  assertStopped(leases, { kafka: { topic: TOPIC } }, (line) => lines.push(line), timeout);

it('passes at once where no lease is held', async () => {
  await assertion(1);
  expect(lines).toEqual([]);
});

it('waits for a killed process, and prints that once', async () => {
  await hold(scanSlotLease(3), 700);
  await assertion(10_000);
  expect(lines).toEqual([expect.stringContaining('waiting half a minute for scan-slot-3')]);
});

it.each([scanSlotLease(0), projectorLease(codesProjection), relayTo(TOPIC), 'mail-outbox'])(
  'throws while the product holds %s',
  async (name) => {
    await hold(name, RUNNING_MS);
    const asserted = assertion(10);
    await expect(asserted).rejects.toThrow(SourceInUse);
    await expect(asserted).rejects.toThrow(
      `the product runs on the source (it holds ${name}): stop it first`,
    );
  },
);
