import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/generate-batch.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { rebuildReadModels, rebuiltInWords } from './rebuild-read-models.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('creates and fills every read model, and reports documents and events of each', async () => {
  await generateBatch(fixture, ADMIN, 3);

  const rebuilt = await Array.fromAsync(rebuildReadModels(fixture, PROJECTIONS));

  expect(rebuilt.map(({ name }) => name)).toEqual(PROJECTIONS.map(({ definition }) => definition.name));
  expect(rebuilt.map(rebuiltInWords)).toContain('codes: 3 documents from 3 events');
  expect(await fixture.store.count(CODES.name)).toBe(3);
});

it('replaces documents that the log does not lead to', async () => {
  await Array.fromAsync(rebuildReadModels(fixture, PROJECTIONS));
  const nothing = { id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} };
  const from = await fixture.store.checkpoint(CODES.name);
  await fixture.store.commit({ collection: CODES.name, from, writes: [nothing] });

  await Array.fromAsync(rebuildReadModels(fixture, PROJECTIONS));

  expect(await fixture.store.count(CODES.name)).toBe(0);
});
