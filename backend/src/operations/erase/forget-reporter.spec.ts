import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { receiveNotice } from '../../commands/notices/receive-notice.ts';
import { ERASED } from '../../domain/event.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { EventLog } from '../../log/event-log.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { eraseAgain } from './erase-again.ts';
import { forgetReporter } from './forget-reporter.ts';

let fixture: Fixture & { readonly files: ObjectStorage };
let number: string;

beforeEach(async () => {
  const opened = await openFixture();
  const folder = join(opened.folder, 'files');
  const settings = { folder, baseUrl: 'http://localhost', secret: Buffer.alloc(32, 1) };
  fixture = { ...opened, files: await openDiskObjectStorage({ ...settings, clock: opened.clock }) };
  const received = await receiveNotice(fixture, {
    code: '7K3M9QWX2P',
    revision: 4,
    infoType: 'link',
    reason: 'fraud',
    words: 'It asks for a password',
    name: 'Ada Byron',
    email: 'ada@example.com',
    language: 'en',
  });
  if (!received.ok) throw new Error('the notice was refused');
  number = received.value.number;
});
afterEach(() => fixture.close());

const state = async (log: EventLog) => (await log.load(NOTICE, number)).state;

it('erases name, email and words, and keeps what the notice is about', async () => {
  expect(await forgetReporter(fixture, number)).toMatchObject({ ok: true });
  const report = { words: ERASED, name: ERASED, email: ERASED, reason: 'fraud' };
  const erased = { code: '7K3M9QWX2P', report };
  for (const log of [fixture.log, new EventLog(fixture.events, fixture.keys)])
    expect(await state(log)).toMatchObject({ received: erased, forgotten: true });
  expect(await fixture.keys.find(number)).toBeUndefined();
});

it('goes on where it stopped, and a repeat records nothing', async () => {
  await fixture.keys.erase(number);
  await forgetReporter(fixture, number);
  await forgetReporter(fixture, number);
  expect((await fixture.log.load(NOTICE, number)).revision).toBe(1);
});

it('refuses a number that no notice has', async () =>
  expect(await forgetReporter(fixture, 'N-0000-0000')).toMatchObject({
    ok: false,
    refusal: { code: 'unknown_notice' },
  }));

it('is repeated from the list after a back-up with the key was restored, for a notice of this log', async () => {
  const key = await fixture.vault.get('person-key', number);
  await forgetReporter(fixture, number);
  if (key) await fixture.vault.put({ kind: 'person-key', id: number, value: key.value });
  const elsewhere = { notice: 'N-0000-0000' };
  expect(await eraseAgain(fixture, [{ notice: number }, elsewhere])).toMatchObject({
    erased: 1,
    done: 0,
    unknown: 1,
  });
  expect(await fixture.keys.find(number)).toBeUndefined();
  expect(await eraseAgain(fixture, [])).toMatchObject({ erased: 0, done: 1 });
});
