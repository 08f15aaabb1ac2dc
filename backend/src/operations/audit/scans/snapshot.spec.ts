import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteEventStore } from '../../../adapters/sqlite/event-store.ts';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { SCANS } from '../../../domain/scans/events.ts';
import { packScans } from '../../../domain/scans/pack.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { follow } from '../../../processes/projecting/follow-log.ts';
import { takeSnapshot } from '../../../processes/scan-snapshot/take-snapshot.ts';
import { PROJECTIONS } from '../../../read-models/index.ts';
import { SCAN_SNAPSHOT } from '../../../read-models/scan-snapshot/document.ts';
import { auditIn } from '../../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const phone = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const { signal } = new AbortController();
const CHECK = 'the snapshot of scans equals the journals';

let fixture: Fixture;
let code: string;

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  const batch = await generateBatch(fixture, ADMIN, 3);
  code = (batch.ok && batch.value.codes[0]) || '';
  await scan('none');
  await scan(0);
  await takeSnapshot(fixture, { signal });
  await scan(1);
  for (const projection of PROJECTIONS)
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
});
afterEach(() => fixture.close());

async function scan(expected: 'none' | number): Promise<void> {
  const at = fixture.clock.now();
  const visits = [1, 2].map((number) => ({
    code,
    at: at.getTime() + number,
    client: phone,
    referrer: 't.co',
  }));
  const event = { id: fixture.random.uuid(), at: at.toISOString(), actor: SYSTEM, data: packScans(visits) };
  await fixture.log.append({
    stream: SCANS.streamOf('0'),
    expected,
    events: [{ ...event, type: 'ScansRecorded' }],
  });
}

/** Audits by a connection of its own: a follower's keeps its last page. */
async function differences(whole: boolean): Promise<readonly string[]> {
  const { store: events, feed } = openSqliteEventStore(join(fixture.folder, 'events.db'));
  try {
    const results = await auditIn({ ...fixture, events, feed }, PROJECTIONS, { whole });
    return results.flatMap(({ examples }) => examples);
  } finally {
    await events.close();
  }
}

function damage(file: 'events.db' | 'read.db', sql: string): void {
  const db = new DatabaseSync(join(fixture.folder, file), { timeout: 1000 });
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
}

it.each([false, true])('a sound log and its snapshot have no difference (whole: %s)', async (whole) => {
  expect(await differences(whole)).toEqual([]);
});

it('finds a changed byte of a journal that the snapshot counts, where it looks at the whole', async () => {
  damage(
    'events.db',
    `UPDATE events SET data = replace(data, '[[0,1,', '[[0,2,') WHERE stream = 'scans-0' AND revision = 0`,
  );
  expect(await differences(true)).toEqual(['journal:scans-0 has not the content that was counted']);
});

it('finds scans that are missing in a journal', async () => {
  damage(
    'events.db',
    `UPDATE events SET data = replace(data, 't.co', 't.cn') WHERE stream = 'scans-0' AND revision = 1`,
  );
  expect(await differences(true)).toContain(`code:${code} differs`);
});

it.each([false, true])('finds a changed byte of the snapshot (whole: %s)', async (whole) => {
  const find = new DatabaseSync(join(fixture.folder, 'read.db'), { readOnly: true });
  const number = find
    .prepare("SELECT number FROM generations WHERE collection = ? AND role = 'active'")
    .get(SCAN_SNAPSHOT.name)?.['number'];
  find.close();
  const table = `documents_${number}`;
  damage('read.db', `UPDATE ${table} SET body = replace(body, 't.co', 't.cn') WHERE id = 'code:${code}'`);
  const found = await differences(whole);
  expect(found.join()).toContain(`code:${code}`);
});

it('compares nothing where scans were removed since, and says so', async () => {
  await fixture.events.truncate(SCANS.streamOf('0'), 1);
  const { store } = fixture;
  const results = await auditIn(fixture, [], { whole: true });
  const { differences: found, examples } = results.find(({ name }) => name === CHECK) ?? {};
  expect(found).toBe(0);
  expect(examples?.[0]).toContain('has lost scans that it counts');
  expect(await store.count(SCAN_SNAPSHOT.name)).toBeGreaterThan(0);
});
