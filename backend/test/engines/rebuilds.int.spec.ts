import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMongoReadStore } from '../../src/adapters/mongodb/read-store.ts';
import { openSqliteLeases } from '../../src/adapters/sqlite/lease.ts';
import { generateBatch } from '../../src/commands/codes/generate-batch.ts';
import { handle } from '../../src/commands/handle.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { followGroup } from '../../src/processes/projecting/follow-group.ts';
import { rebuild } from '../../src/processes/projecting/rebuild.ts';
import { relay } from '../../src/processes/relay/relay.ts';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { auditIn } from '../../src/testing/audit-in.ts';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { kafkaTopic } from '../../src/testing/engines/kafka.ts';
import { testDatabase } from '../../src/testing/engines/mongodb.ts';
import { type Fixture, openFixture } from '../../src/testing/fixture.ts';
import { twoVersions } from '../../src/testing/two-versions.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { definition } = codesProjection;
const CODES = 60;
const REBUILDS = 8;

describeEngine('mongodb', ({ url }) => {
  let fixture: Fixture;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const { database, drop: dropDatabase } = testDatabase(url);
    drop = dropDatabase;
    const embedded = await openFixture();
    await embedded.store.close();
    fixture = { ...embedded, store: openMongoReadStore({ url, database }) };
  });
  afterEach(async () => {
    await fixture.store.close();
    await fixture.close();
    await drop();
  });

  twoVersions(() => fixture);

  describeEngine('kafka', ({ brokers }) => {
    describe('rebuilds beside a group, while commands go on', () => {
      it('lose no event', async () => {
        await fixture.store.prepare([definition]);
        const topic = kafkaTopic(brokers);
        const stopped = new AbortController();
        const { signal } = stopped;
        const leases = openSqliteLeases(`${fixture.folder}/leases.db`);
        const handles = [topic.open(), topic.open(), topic.open()] as const;
        const [relaying, ...projecting] = handles;
        await relaying.prepare();
        const logger = pino({ level: 'silent' });
        const ports = { ...fixture, leases, logger };
        const running = [
          relay({ ...ports, publisher: relaying.publisher }, { name: 'relay', holder: 'here', signal }),
          ...projecting.map(({ groupFeed }) =>
            followGroup({ ...ports, groupFeed }, codesProjection, { group: topic.topic, signal }),
          ),
        ];
        const batch = await generateBatch(fixture, ADMIN, CODES);
        const codes = batch.ok ? batch.value.codes : [];
        let changing = true;
        const changes = (async () => {
          for (const code of codes) await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
          for (let round = 0; changing; round += 1)
            for (const code of codes)
              await handle(fixture, QR_CODE, ADMIN, code, { type: round % 2 === 0 ? 'disable' : 'enable' });
        })();
        for (let round = 0; round < REBUILDS; round += 1) await rebuild(ports, codesProjection, { signal });
        changing = false;
        await changes;
        const results = await auditIn(ports, [codesProjection], { grouped: true });
        expect(results.flatMap(({ examples }) => examples)).toEqual([]);
        stopped.abort();
        await Promise.all(running);
        await Promise.all(handles.map((handle) => handle.close()));
        await leases.close();
        await topic.remove();
      });
    });
  });
});
