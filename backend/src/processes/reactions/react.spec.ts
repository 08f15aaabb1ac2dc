import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { type Reaction, react } from './react.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const NAME = 'settle-claims';
/** Events, each appended once the one before was seen. */
const TOGGLES = 20;

let fixture: Fixture;
let code: string;
let stop: AbortController;
let reacting: Promise<void>;
let passed: Position | undefined;
const seen = vi.fn();

/** Reacts to events of one type of codes. */
function start(type: string): void {
  const reaction: Reaction = {
    name: NAME,
    streams: [QR_CODE.prefix],
    types: [type],
    handle: async (event: { readonly revision: number }) => seen(event.revision),
  };
  reacting = react({ ...fixture, feed: watched(fixture.feed) }, reaction, stop.signal);
}

/** Remembers the position up to which the reaction has asked for events. */
const watched = (feed: EventFeed): EventFeed => ({
  compare: (first, second) => feed.compare(first, second),
  share: (position, end) => feed.share(position, end),
  back: (before, page) => feed.back(before, page),
  async *subscribe(subscription) {
    for await (const batch of feed.subscribe(subscription)) {
      yield batch;
      passed = batch.position;
    }
  },
});

const checkpoint = () => processCheckpoint(fixture.vault, NAME);
const pass = (type: 'approve' | 'disable' | 'enable') => handle(fixture, QR_CODE, ADMIN, code, { type });

beforeEach(async () => {
  seen.mockClear();
  fixture = await openFixture();
  const batch = await generateBatch(fixture, ADMIN, 1);
  code = (batch.ok && batch.value.codes[0]) || '';
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await reacting;
  await fixture.close();
});

it('keeps the place of an event that it handled at once', async () => {
  start('CodeApproved');
  await pass('approve');
  const end = await endOf(fixture.feed);
  await expect.poll(checkpoint, { timeout: 20_000 }).toBe(end);
  expect(seen.mock.calls).toEqual([[1]]);
});

it('writes little for events that it does not handle, and still gets to the end', async () => {
  const put = vi.spyOn(fixture.vault, 'put');
  start('CodeClaimed');
  await pass('approve');
  for (let round = 0; round < TOGGLES; round += 1) {
    await pass(round % 2 === 0 ? 'disable' : 'enable');
    const end = await endOf(fixture.feed);
    await expect.poll(() => passed, { interval: 1, timeout: 20_000 }).toBe(end);
  }
  const end = await endOf(fixture.feed);
  await expect.poll(checkpoint, { timeout: 20_000 }).toBe(end);
  expect(seen).not.toHaveBeenCalled();
  expect(put.mock.calls.filter(([{ kind }]) => kind === 'checkpoint').length).toBeLessThan(TOGGLES / 2);
});
