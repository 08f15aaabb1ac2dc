import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteLeases } from '../../adapters/sqlite/lease.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { openFixture } from '../../testing/fixture.ts';
import { createFirstFill } from './fill-first.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

it('fills a read model that has read nothing of a long log, and no other', async () => {
  const fixture = await openFixture();
  const leases = openSqliteLeases(join(fixture.folder, 'leases.db'));
  await fixture.store.prepare([CODES]);
  await generateBatch(fixture, ADMIN, 20);
  const { signal } = new AbortController();
  let parts = 0;
  let filled = 0;
  const onFilled = () => {
    filled += 1;
  };
  const fill = (many: number) =>
    createFirstFill({ ...fixture, leases, holder: 'this', onFilled }, many)(codesProjection, {
      signal,
      onProgress: () => {
        parts += 1;
      },
    });

  await fill(1000);
  expect(await fixture.store.checkpoint(CODES.name)).toBeNull();
  await fill(20);
  expect(await fixture.store.count(CODES.name, [{ field: 'present', is: true }])).toBe(20);
  expect(await fixture.store.checkpoint(CODES.name)).not.toBeNull();
  const before = parts;
  await fill(20);
  expect(parts).toBe(before);
  expect(filled).toBe(1);
  await leases.close();
  await fixture.close();
});
