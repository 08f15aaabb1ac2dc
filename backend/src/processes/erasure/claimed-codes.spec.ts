import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../../commands/handle.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { follow } from '../projecting/follow-log.ts';
import { claimedCodes } from './claimed-codes.ts';

const [ADA, BEN] = ['ada', 'ben'] as const;
const GENERATED = { type: 'generate', batchId: 'batch', index: 0 } as const;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
});
afterEach(() => fixture.close());

async function change(code: string, ...commands: readonly QrCodeCommand[]): Promise<void> {
  for (const command of commands)
    expect((await handle(fixture, QR_CODE, SYSTEM, code, command)).ok, command.type).toBe(true);
}

const claimed = (code: string, userId: string = ADA) =>
  change(code, GENERATED, { type: 'approve' }, { type: 'claim', userId });

const handOver = (to: string) => ({ type: 'handOver', to, keep: false }) as const;

const project = () =>
  follow(fixture, codesProjection, {
    signal: new AbortController().signal,
    onProgress: ({ caughtUp }) => !caughtUp,
  });

/** The codes that Ada ever owned, with where in the log they were looked for. */
async function found() {
  const subscribe = vi.spyOn(fixture.feed, 'subscribe');
  const codes = await Array.fromAsync(claimedCodes(fixture, ADA, new AbortController().signal));
  return { codes: codes.toSorted(), from: subscribe.mock.lastCall?.[0].after };
}

it('are named by the read model, also those that were handed over, released or deleted', async () => {
  for (const code of ['KEPT', 'GIVEN', 'LEFT', 'GONE', 'BACK']) await claimed(code);
  await claimed('OTHER', BEN);
  await change('GIVEN', handOver(BEN));
  await change(
    'LEFT',
    { type: 'release', userId: ADA, closed: false, revision: 0 },
    { type: 'claim', userId: BEN },
  );
  await change('GONE', { type: 'delete' });
  await change('BACK', handOver(BEN));
  await change('BACK', handOver(ADA));
  await project();
  const checkpoint = await fixture.store.checkpoint(CODES.name);
  expect(await found()).toEqual({ codes: ['BACK', 'GIVEN', 'GONE', 'KEPT', 'LEFT'], from: checkpoint });
});

it('are named by the log where the read model does not show them yet', async () => {
  await claimed('KEPT');
  await project();
  const checkpoint = await fixture.store.checkpoint(CODES.name);
  await claimed('LATER');
  await claimed('GONE');
  await change('GONE', { type: 'delete' });
  await claimed('GIVEN', BEN);
  await change('GIVEN', handOver(ADA));
  expect(await found()).toEqual({ codes: ['GIVEN', 'GONE', 'KEPT', 'LATER'], from: checkpoint });
});

it.each([
  ['outdated', { outdated: [CODES.name], newer: [] }],
  ['newer', { outdated: [], newer: [CODES.name] }],
])('are named by the log alone where the read model is %s', async (_what, prepared) => {
  await claimed('KEPT');
  await project();
  vi.spyOn(fixture.store, 'prepare').mockResolvedValue(prepared);
  expect(await found()).toEqual({ codes: ['KEPT'], from: 'start' });
});

it('are named by the log alone before the read model has a document', async () => {
  await claimed('KEPT');
  expect(await found()).toEqual({ codes: ['KEPT'], from: 'start' });
});
