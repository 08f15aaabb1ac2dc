import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Leases } from '../../ports/lease.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

let fixture: Fixture;
let leases: Leases;
let said: string[];
let outages: number;
beforeEach(async () => {
  fixture = await openFixture();
  leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  said = [];
  outages = 0;
});
afterEach(async () => {
  await leases.close();
  await fixture.close();
});

async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    outages += 1;
    return reach(ask);
  }
}

const rebuildAll = ({ store = fixture.store, afresh = false } = {}) =>
  rebuildReadModels({ ...fixture, store, leases }, PROJECTIONS, {
    reach,
    afresh,
    say: (line) => said.push(line),
  });

/** Leaves a rebuild that an earlier run did not end, with a document that comes from no event. */
async function interruptedRebuild(definition: CollectionDefinition = CODES): Promise<void> {
  await fixture.store.prepare([definition]);
  await fixture.store.beginRebuild(definition);
  const { name: collection, version } = definition;
  const writes = [{ id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} }];
  await fixture.store.commit({ collection, version, generation: 'next', from: null, to: '0', writes });
}

it('creates and fills every read model, and reports documents and events of each', async () => {
  await generateBatch(fixture, ADMIN, 3);
  await rebuildAll();
  expect(said.map((line) => line.split(':')[0])).toEqual(
    PROJECTIONS.map(({ definition }) => definition.name),
  );
  expect(said).toContain('codes: 3 documents from 3 events');
  expect(await fixture.store.count(CODES.name)).toBe(3);
});

it('replaces documents that the log does not lead to', async () => {
  await rebuildAll();
  const nothing = { id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} };
  const from = await fixture.store.checkpoint(CODES.name);
  await fixture.store.commit({ collection: CODES.name, version: CODES.version, from, writes: [nothing] });
  await rebuildAll();
  expect(await fixture.store.count(CODES.name)).toBe(0);
});

it('continues a rebuild that was interrupted, or drops it', async () => {
  await interruptedRebuild();
  await rebuildAll();
  expect(await fixture.store.count(CODES.name)).toBe(1);
  await interruptedRebuild();
  await rebuildAll({ afresh: true });
  expect(await fixture.store.count(CODES.name)).toBe(0);
});

it('does not repeat what an interrupted run had finished', async () => {
  await generateBatch(fixture, ADMIN, 3);
  const [first, second, ...others] = PROJECTIONS.map(({ definition }) => definition);
  if (!first || !second) throw new Error('there are several read models');
  await interruptedRebuild(second);
  await rebuildAll();
  const [line, ...lines] = said;
  expect(line).toBe(`continues an interrupted rebuild, which had finished ${first.name}`);
  expect(lines.map((each) => each.split(':')[0])).toEqual([second, ...others].map(({ name }) => name));
  said = [];
  await rebuildAll();
  expect(said).toHaveLength(PROJECTIONS.length);
});

it('continues after an outage of the read store again and again', async () => {
  await generateBatch(fixture, ADMIN, 3);
  let calls = 0;
  let nextOutage = 1;
  const failing = new Proxy(fixture.store, {
    get:
      (target, name: keyof ReadStore) =>
      async (...args: unknown[]) => {
        calls += 1;
        if (calls === nextOutage) {
          // Each time it is there for longer.
          nextOutage += outages + 2;
          throw new EngineUnavailable('MongoDB');
        }
        const call = target[name];
        return call && Reflect.apply(call, target, args);
      },
  });
  await rebuildAll({ store: failing });
  expect(outages).toBeGreaterThan(5);
  expect(await fixture.store.count(CODES.name)).toBe(3);
});
