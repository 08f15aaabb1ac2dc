import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '../../adapters/sqlite/event-store.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { documentWriter } from '../../processes/projecting/write-documents.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { hideFromIndex } from '../../testing/damage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

/** The codes are the first collection that is created. */
const TABLES = { 'events.db': 'events', 'read.db': 'documents_1' } as const;
const ADMIN = { kind: 'admin', id: 'root' } as const;

describe('audit', () => {
  let fixture: Fixture;
  let codes: readonly string[];

  const project = async () => {
    for (const projection of PROJECTIONS) {
      const { signal } = new AbortController();
      await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
    }
  };
  const scan = async (expected: 'none' | number, scanned: readonly string[]) => {
    const at = fixture.clock.now();
    const visitors = [{ device: 'mobile', os: 'iOS', browser: 'Safari' }];
    const scans = scanned.map((code) => [code, at.getTime(), 0]);
    const id = fixture.random.uuid();
    const event = {
      id,
      at: at.toISOString(),
      actor: SYSTEM,
      type: 'ScansRecorded',
      version: 1,
      data: { visitors, scans },
    };
    await fixture.events.append({ stream: SCANS.streamOf(String(0)), expected, events: [event] });
  };
  const damage = (file: keyof typeof TABLES, sql: string) => {
    const db = new DatabaseSync(join(fixture.folder, file), { timeout: 1000 });
    expect(db.prepare(sql.replaceAll('TABLE', TABLES[file])).run().changes).toBe(1);
    db.close();
  };
  /** Reads the log through a connection of its own, as the process of an audit does: a follower's keeps its last page. */
  const failures = async () => {
    const { store, feed } = openSqliteEventStore(join(fixture.folder, 'events.db'));
    try {
      return (await auditIn({ ...fixture, events: store, feed }, PROJECTIONS))
        .filter(({ differences }) => differences > 0)
        .map(({ name, examples }) => `${name}: ${examples.join(', ')}`);
    } finally {
      await store.close();
    }
  };

  const of = (index: number) => codes[index] ?? '';

  beforeEach(async () => {
    fixture = await openFixture();
    await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
    const batch = await generateBatch(fixture, ADMIN, 3);
    codes = batch.ok ? batch.value.codes : [];
    for (const type of ['approve', 'disable', 'enable'] as const)
      await handle(fixture, QR_CODE, ADMIN, codes[0] ?? '', { type });
    await scan('none', [codes[0] ?? '', codes[1] ?? '', codes[0] ?? '']);
    await scan(0, [codes[0] ?? '']);
    await project();
  });
  afterEach(() => fixture.close());

  it('passes a sound store', async () => {
    const results = await auditIn(fixture, PROJECTIONS);
    expect(results.flatMap(({ examples }) => examples)).toEqual([]);
    expect(results.map(({ examined, unit }) => `${examined} ${unit}`)).toContain('4 scans');
  });

  it('passes a read model that is behind, at its checkpoint', async () => {
    await scan(1, [codes[2] ?? '']);
    await handle(fixture, QR_CODE, ADMIN, codes[2] ?? '', { type: 'approve' });
    expect(await failures()).toEqual([]);
  });

  describe('where a projector was killed after the first part of its documents', () => {
    /** Writes the document of a code that was changed, and neither those that were scanned nor the checkpoint. */
    const projectChanged = async (changed: string) => {
      await handle(fixture, QR_CODE, ADMIN, changed, { type: 'approve' });
      await scan(1, [changed, codes[1] ?? '']);
      const only = {
        ...codesProjection,
        plan: (events: Parameters<typeof codesProjection.plan>[0]) =>
          codesProjection.plan(events, (id) => id === changed),
      };
      const { counting: _together, ...inOnePart } = only;
      const writes = documentWriter(fixture, inOnePart, new AbortController().signal);
      const { signal } = new AbortController();
      for await (const { events, caughtUp } of fixture.feed.subscribe({
        after: 'start',
        streams: only.streams,
        signal,
      })) {
        await writes(events);
        if (caughtUp) break;
      }
    };

    it('passes the document that is ahead of the checkpoint', async () => {
      await projectChanged(of(2));
      const [ahead] = await fixture.store.getMany(CODES.name, [of(2)]);
      expect(ahead?.body).toMatchObject({ approved: true, scanCount: 1 });
      expect(await failures()).toEqual([]);
    });

    it('finds that this document differs from the fold to its revisions', async () => {
      await projectChanged(of(2));
      damage('read.db', `UPDATE TABLE SET body = json_set(body, '$.scanCount', 2) WHERE id = '${of(2)}'`);
      expect(await failures()).toEqual([`codes equal the fold of the log: ${of(2)} differs`]);
    });
  });

  it('passes while events are appended and projected', async () => {
    const controller = new AbortController();
    const running = PROJECTIONS.map((projection) =>
      follow(fixture, projection, { signal: controller.signal }),
    );
    const audits: string[] = [];
    const appending = (async () => {
      for (let revision = 1; revision < 200; revision += 1) await scan(revision, [codes[revision % 3] ?? '']);
    })();
    for (let round = 0; round < 5; round += 1) audits.push(...(await failures()));
    await appending;
    controller.abort();
    await Promise.all(running);
    expect(audits).toEqual([]);
  });

  it.each<[string, keyof typeof TABLES, () => string, RegExp]>([
    [
      'a document changed by hand',
      'read.db',
      () => `UPDATE TABLE SET body = json_set(body, '$.active', json('false')) WHERE id = '${of(0)}'`,
      /codes equal the fold of the log: \w+ differs/,
    ],
    [
      'a missing document',
      'read.db',
      () => `DELETE FROM TABLE WHERE id = '${of(1)}'`,
      /codes equal the fold of the log: \w+ is missing/,
    ],
    [
      'a document without events',
      'read.db',
      () => `INSERT INTO TABLE (id, version, revisions, body)
       SELECT 'X', version, revisions, body FROM TABLE WHERE id = '${of(2)}'`,
      /X comes from no event/,
    ],
    [
      'a wrong count',
      'read.db',
      () => `UPDATE TABLE SET body = json_set(body, '$.scanCount', 2) WHERE id = '${of(0)}'`,
      /scan counts equal the journals: \w+ shows 2 of 3 scans/,
    ],
    [
      'a missing revision',
      'events.db',
      () => `DELETE FROM TABLE WHERE stream = 'scans-0' AND revision = 0`,
      /scans-0 has revision 1 instead of 0/,
    ],
    [
      'a repeated id',
      'events.db',
      () => `UPDATE TABLE SET id = (SELECT min(id) FROM events) WHERE id = (SELECT max(id) FROM events)`,
      /event ids are unique: .* again/,
    ],
    [
      'an unknown type',
      'events.db',
      () => `UPDATE TABLE SET type = 'CodeEaten' WHERE type = 'CodeDisabled'`,
      /an event that this program does not know: CodeEaten/,
    ],
    [
      'data that does not fit the schema of its type',
      'events.db',
      () => `UPDATE TABLE SET data = '{"scans":[]}' WHERE stream = 'scans-0' AND revision = 0`,
      /data fits the schema of its type: ScansRecorded at position \d+/,
    ],
    [
      'a code without a stream',
      'events.db',
      () => `DELETE FROM TABLE WHERE stream LIKE '%${of(2)}'`,
      /code 2 \w+ of batch .* has no stream/,
    ],
  ])('finds %s', async (_what, file, sql, message) => {
    damage(file, sql());
    expect((await failures()).join('\n')).toMatch(message);
  });

  it('finds a code that its damaged index hides from scanners', async () => {
    hideFromIndex(join(fixture.folder, 'events.db'), QR_CODE.streamOf(of(1)));
    expect(await failures()).toEqual([
      expect.stringMatching(/^streams are found whole by their names: \S+ has \d events, and \d are found/),
    ]);
  });

  it('finds a checkpoint beyond the end of the log', async () => {
    await fixture.store.commit({
      collection: CODES.name,
      version: CODES.version,
      from: await fixture.store.checkpoint(CODES.name),
      to: '999',
      writes: [],
    });
    expect((await failures()).join('\n')).toMatch(/checkpoint 999 is beyond the end of the log/);
  });
});
