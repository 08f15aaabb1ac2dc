import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCANS } from '../../domain/scans/events.ts';
import { RETURNED_SCANS } from '../../domain/scans/returned.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { type Expected, type NewEvent, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { LogOrder } from './log-order.ts';

const SIGNED_IN = SIGN_INS.streamOf('rosa');
const JOURNAL = SCANS.streamOf('0');
const SUMS = SCAN_SUMS.streamOf('0');
const CODE = 'code-7K3M9QWX2P';

let fixture: Fixture;
let folder: string;
let order: LogOrder;

beforeEach(async () => {
  fixture = await openFixture();
  folder = await mkdtemp(join(tmpdir(), 'qlaim-order-'));
  order = new LogOrder(fixture, folder);
});
afterEach(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

const event = (data: NewEvent['data'] = {}): NewEvent => ({
  id: fixture.random.uuid(),
  at: fixture.clock.now().toISOString(),
  actor: SYSTEM,
  type: 'Happened',
  version: 1,
  data,
});

async function append(stream: string, count: number, expected: Expected = 'none') {
  await fixture.events.append({ stream, expected, events: Array.from({ length: count }, () => event()) });
}

/** What the feed has of some streams, in its order. */
async function fed(): Promise<readonly FeedEvent[]> {
  const events: FeedEvent[] = [];
  const { signal } = new AbortController();
  for await (const batch of fixture.feed.subscribe({ after: 'start', signal })) {
    events.push(...batch.events);
    if (batch.caughtUp) break;
  }
  return events;
}

async function pass(events: readonly FeedEvent[]) {
  for (const each of events) await order.see(each);
  const results = await order.results();
  return results.flatMap(({ examples }) => examples);
}

describe.each([SIGNED_IN, RETURNED_SCANS.streamOf('0')])('%s', (stream) => {
  it('may lose its beginning after the pass has seen it', async () => {
    await append(stream, 6);
    const seen = await fed();
    await fixture.events.truncate(stream, 4);
    expect(await pass(seen)).toEqual([]);
  });

  it('may lose its beginning while the pass is in it', async () => {
    await append(stream, 6);
    const seen = (await fed()).filter(({ revision }) => revision < 2 || revision > 3);
    await fixture.events.truncate(stream, 4);
    expect(await pass(seen)).toEqual([]);
  });

  it('may lose all that the pass has seen', async () => {
    await append(stream, 2);
    const seen = await fed();
    await append(stream, 2, 1);
    await fixture.events.truncate(stream, 3);
    expect(await pass(seen)).toEqual([]);
  });

  it('lacks nothing behind its beginning', async () => {
    await append(stream, 6);
    const seen = (await fed()).filter(({ revision }) => revision !== 4);
    await fixture.events.truncate(stream, 3);
    expect(await pass(seen)).toContain(`${stream} has revision 5 instead of 4`);
  });
});

describe('a journal of scans', () => {
  it('may lose what is summed meanwhile', async () => {
    await append(JOURNAL, 6);
    const seen = await fed();
    await fixture.events.append({ stream: SUMS, expected: 'none', events: [event({ upTo: 3 })] });
    await fixture.events.truncate(JOURNAL, 4);
    expect(await pass(seen)).toEqual([]);
  });

  it('loses nothing without a sum', async () => {
    await append(JOURNAL, 6);
    const seen = await fed();
    await fixture.events.append({ stream: SUMS, expected: 'none', events: [event({ upTo: 2 })] });
    await fixture.events.truncate(JOURNAL, 4);
    expect(await pass(seen)).toEqual([`${JOURNAL} has 6 events, and 2 are found by its name`]);
  });

  it('begins where its sums end', async () => {
    await append(JOURNAL, 6);
    await fixture.events.append({ stream: SUMS, expected: 'none', events: [event({ upTo: 2 })] });
    await fixture.events.truncate(JOURNAL, 4);
    expect(await pass(await fed())).toEqual([`${JOURNAL} has revision 4 instead of 0`]);
  });
});

describe('any other stream', () => {
  it('begins at 0, and has each revision once', async () => {
    await append(CODE, 3);
    const [first, second, third] = await fed();
    if (!first || !second || !third) throw new Error('There are three events.');
    const last = { ...first, position: `${third.position}0` };
    expect(await pass([second, third, last])).toEqual(
      expect.arrayContaining([`${CODE} has revision 1 instead of 0`, `${CODE} has revision 0 instead of 3`]),
    );
  });

  it('has no less by its name', async () => {
    await append(CODE, 3);
    const seen = await fed();
    await fixture.events.truncate(CODE, 1);
    expect(await pass(seen)).toEqual([`${CODE} has 3 events, and 2 are found by its name`]);
  });
});
