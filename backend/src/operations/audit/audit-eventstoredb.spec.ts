import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { openStandInFixture, type StandInFixture } from '../../testing/eventstoredb-stand-in/fixture.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

let fixture: StandInFixture;

beforeEach(async () => {
  fixture = await openStandInFixture();
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
});

afterEach(() => fixture.close());

/** Appends system events of the server, so that its checkpoints lie between ours. */
function appendSystemEvents(count: number): void {
  for (let index = 0; index < count; index += 1) fixture.standIn.log.systemEvent();
}

async function project(): Promise<void> {
  for (const projection of PROJECTIONS) {
    const { signal } = new AbortController();
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  }
}

it('finds no difference where projectors stopped at checkpoints of the server', async () => {
  const checkpoints = new Set<string | null>();
  for (let round = 0; round < 4; round += 1) {
    const batch = await generateBatch(fixture, ADMIN, 20);
    appendSystemEvents(70 + round);
    for (const code of batch.ok ? batch.value.codes : [])
      await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
    // A subscription counts from where it begins, so that another one has its checkpoints elsewhere.
    await project();
    appendSystemEvents(130 + round);
    await project();
    for (const { definition } of PROJECTIONS)
      checkpoints.add(await fixture.store.checkpoint(definition.name));
    const results = await auditIn(fixture, PROJECTIONS);
    expect(results.flatMap(({ examples }) => examples)).toEqual([]);
  }
  expect([...checkpoints].filter((checkpoint) => checkpoint?.endsWith('/0'))).not.toEqual([]);
});

it('finds a checkpoint behind the end of the log', async () => {
  await generateBatch(fixture, ADMIN, 5);
  await project();
  const [projection] = PROJECTIONS;
  const collection = projection?.definition.name ?? '';
  const from = await fixture.store.checkpoint(collection);
  await fixture.store.commit({
    collection,
    version: projection?.definition.version ?? 0,
    from,
    to: '99999999/0',
    writes: [],
  });
  const found = (await auditIn(fixture, PROJECTIONS)).flatMap(({ examples }) => examples);
  expect(found).toEqual(['the checkpoint 99999999/0 is beyond the end of the log']);
});
