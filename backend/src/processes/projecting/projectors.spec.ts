import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import type { Leases } from '../../ports/lease.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { projectorLease, startProjectors } from './projectors.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

let fixture: Fixture;
let leases: Leases;
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

it('stand by for a read model that a newer program has rebuilt, and give its lease away', async () => {
  const newer = { ...CODES, version: CODES.version + 1 };
  await fixture.store.beginRebuild(newer);
  await fixture.store.swap(newer, await fixture.store.pauseWrites(CODES.name));
  await generateBatch(fixture, ADMIN, 1);
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const oneOf = { leases, holder: 'old' };
  const projectors = startProjectors({ ...fixture, groupFeed: undefined, oneOf, fills: oneOf, logger });

  await vi.waitFor(() => expect(lines.join()).toContain('this one stands by'), 15_000);
  await vi.waitFor(() => expect(projectors.behind()).toEqual([]), 15_000);
  const taken = () => leases.acquire(projectorLease(codesProjection), 'new', 60_000);
  await vi.waitFor(async () => expect(await taken()).toBeDefined(), 15_000);
  expect(projectors.processes.flatMap((process) => process.failure() ?? [])).toEqual([]);
  expect(await fixture.store.count(CODES.name)).toBe(0);
  await Promise.all(projectors.processes.map((process) => process.stop()));
});
