import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { decideUnasked } from '../../commands/notices/decide-unasked.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { LINK } from '../../testing/qr-code.ts';
import { expandBatches } from './expand-batches.ts';
import { finishHandOvers } from './finish-hand-overs.ts';
import { react } from './react.ts';

const STAFF = { id: 'eve', role: 'admin' } as const;

let fixture: Fixture & { readonly files: ObjectStorage };
let code: string;
let stop: AbortController;
let running: readonly Promise<unknown>[];

beforeEach(async () => {
  const opened = await openFixture();
  const folder = join(opened.folder, 'files');
  const settings = { folder, baseUrl: 'http://localhost', secret: Buffer.alloc(32, 1) };
  fixture = { ...opened, files: await openDiskObjectStorage({ ...settings, clock: opened.clock }) };
  stop = new AbortController();
  const generated = await generateBatch(fixture, SYSTEM, 1);
  code = (generated.ok && generated.value.codes[0]) || '';
  running = [react(fixture, expandBatches(fixture, fixture.logger), stop.signal)];
  await soon(async () =>
    expect((await fixture.log.load(QR_CODE, code, { fresh: true })).state.status).toBe('present'),
  );
  await command({ type: 'approve' });
  await command({ type: 'claim', userId: 'rosa' });
  await command({ type: 'save', by: { id: 'rosa', role: 'user' }, content: LINK });
});
afterEach(async () => {
  stop.abort();
  await Promise.all(running);
  await fixture.close();
});

const soon = (check: () => Promise<void>) => vi.waitFor(check, 5000);
const command = (given: QrCodeCommand) => handle(fixture, QR_CODE, SYSTEM, code, given);
const start = () => {
  running = [...running, react(fixture, finishHandOvers(fixture), stop.signal)];
};
const heirsOf = async (number: string) =>
  (await fixture.log.load(NOTICE, number, { fresh: true })).state.heirs.map(({ owner }) => owner);

it('passes each decision about what was kept on, also where the process that handed over died', async () => {
  const reasons = { ground: 'house', rule: 'No phishing', words: 'It asks for a password' } as const;
  const numbers: string[] = [];
  for (const decision of ['restrict', 'disable'] as const) {
    const decided = await decideUnasked(fixture, STAFF, code, { decision, ...reasons });
    numbers.push((decided.ok && decided.value.number) || '');
  }
  await command({ type: 'handOver', to: 'max', keep: true });
  // Who gets the code without that content has nothing to be told.
  await command({ type: 'handOver', to: 'ada', keep: false });
  start();
  for (const number of numbers) await soon(async () => expect(await heirsOf(number)).toEqual(['max']));
});
