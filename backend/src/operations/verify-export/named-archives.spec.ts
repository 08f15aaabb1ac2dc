import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportLines } from '../../http/api/audit/export-lines.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { archivingIn, BEGIN, COUNTING, recordScans } from '../../testing/scans/archiving.ts';
import { archiveJournals } from '../archive/archive-journals.ts';
import { readToEnd } from '../read-to-end.ts';
import { namedArchive, verifyArchives } from './named-archives.ts';
import { verifyLines } from './verify-lines.ts';

const before = new Date(BEGIN + 4 * 24 * 60 * 60 * 1000).toISOString();

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare(COUNTING.map(({ definition }) => definition));
  await recordScans(fixture, ['0123456789'], { events: 120, batch: 'batch-1' });
  const { signal } = new AbortController();
  await archiveJournals(archivingIn(fixture), { before, together: 2_048, signal });
});
afterEach(() => fixture.close());

async function exported() {
  async function* batches(): AsyncGenerator<readonly FeedEvent[]> {
    yield* readToEnd(fixture.feed);
  }
  const archives: NonNullable<ReturnType<typeof namedArchive>>[] = [];
  async function* lines() {
    for await (const text of exportLines(batches())) yield* text.trimEnd().split('\n');
  }
  const verdict = await verifyLines(lines(), (event) => {
    const archive = namedArchive(event);
    if (archive) archives.push(archive);
  });
  expect(verdict).toMatchObject({ sound: true });
  return archives;
}

it('an export names the archives, whose files are then read', async () => {
  const archives = await exported();
  expect(archives.map(({ slot }) => slot)).toEqual(['0', '1']);
  const { at } = archivingIn(fixture);
  const verified = await Array.fromAsync(verifyArchives(at, archives));
  expect(verified).toEqual(archives.map(({ file }) => ({ file, problem: undefined })));
});

it('a changed byte of an archive is found by its export', async () => {
  const archives = await exported();
  const file = archives[1]?.file ?? '';
  const path = join(fixture.folder, 'archives', file);
  const bytes = await readFile(path);
  bytes[60] = (bytes[60] ?? 0) ^ 4;
  await writeFile(path, bytes);
  const { at } = archivingIn(fixture);
  const [first, second] = await Array.fromAsync(verifyArchives(at, archives));
  expect(first?.problem).toBeUndefined();
  expect(second?.problem).toContain(file);
});
