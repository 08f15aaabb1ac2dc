import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { packScans } from '../../domain/scans/pack.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Expected, SYSTEM } from '../../ports/event-store.ts';
import type { ThreatList } from '../../ports/threats/threat-list.ts';
import type { ThreatLists } from '../../ports/threats/threat-lists.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ADA } from '../../testing/qr-code.ts';
import { follow } from '../projecting/follow-log.ts';
import { expandBatches } from '../reactions/expand-batches.ts';
import { type Reaction, react } from '../reactions/react.ts';
import { checkSaved } from './check-saved.ts';
import { recheckDestinations } from './recheck.ts';

const EVIL = 'https://evil.example/Ab';
const DAY = 24 * 60;

class FakeList implements ThreatList {
  readonly name: string;
  readonly urls = new Set<string>();
  away = false;
  asked = 0;
  constructor(name: string) {
    this.name = name;
  }
  async find(urls: readonly string[]) {
    this.asked += 1;
    if (this.away) throw new EngineUnavailable(this.name);
    return new Map(urls.filter((url) => this.urls.has(url)).map((url) => [url, 'phishing'] as const));
  }
}

let fixture: Fixture;
let feed: FakeList;
let remote: FakeList;
let changes: number;
let stop: AbortController;
let running: Promise<unknown>[];

beforeEach(async () => {
  fixture = await openFixture();
  feed = new FakeList('feed');
  remote = new FakeList('safe-browsing');
  changes = 1;
  stop = new AbortController();
  running = [];
});
afterEach(async () => {
  stop.abort();
  await Promise.allSettled(running);
  await fixture.close();
});

const listsOf = (held = [feed], asked = [remote]): ThreatLists => ({
  held,
  remote: asked,
  refreshed: {
    refresh: async () => {},
    ready: Promise.resolve(),
    changes: () => changes,
    standing: () => [],
  },
});

const run = (reaction: Reaction | undefined, signal = stop.signal) => {
  if (!reaction) throw new Error('no reaction');
  const work = react(fixture, reaction, signal);
  running.push(work.catch(() => undefined));
  return work;
};

async function codesWith(...links: readonly string[]): Promise<readonly string[]> {
  const generated = await generateBatch(fixture, SYSTEM, links.length);
  const codes = generated.ok ? generated.value.codes : [];
  const expanding = new AbortController();
  const expanded = run(expandBatches(fixture, fixture.logger), expanding.signal);
  await vi.waitFor(async () => expect((await codeNow(codes.at(-1))).status).toBe('present'), 5000);
  expanding.abort();
  await expanded;
  for (const [place, link] of links.entries()) {
    await command(codes[place], { type: 'approve' });
    await command(codes[place], { type: 'claim', userId: ADA.id });
    await command(codes[place], { type: 'save', by: ADA, content: { infoType: 'link', link } });
  }
  return codes;
}
const codeNow = async (code = '') => (await fixture.log.load(QR_CODE, code, { fresh: true })).state;
const command = async (code = '', asked: QrCodeCommand) =>
  expect((await handle(fixture, QR_CODE, SYSTEM, code, asked)).ok).toBe(true);
const flagsOf = async (code = '') => (await codeNow(code)).flags.map(({ url, list }) => [url, list]);
const reactions = () => checkSaved(fixture, listsOf());

describe('after a save', () => {
  it('a destination that a list has is flagged', async () => {
    feed.urls.add(EVIL);
    const [bad, good] = await codesWith(EVIL, 'https://good.example');
    void run(reactions()[0]);
    await vi.waitFor(async () => expect(await flagsOf(bad)).toEqual([[EVIL, 'feed']]), 5000);
    expect(await flagsOf(good)).toEqual([]);
  });

  it('only the last save is looked up', async () => {
    const [code] = await codesWith(EVIL);
    fixture.pass(1);
    await command(code, { type: 'save', by: ADA, content: { infoType: 'link', link: 'https://b.example' } });
    void run(reactions()[0]);
    await vi.waitFor(() => expect(feed.asked).toBe(1), 5000);
    await sleep(50);
    expect(feed.asked).toBe(1);
  });

  it('a list over the network that is away holds up no other, and is asked again', async () => {
    const [held, asked] = reactions();
    remote.urls.add(EVIL);
    remote.away = true;
    const [code] = await codesWith(EVIL);
    const waits = run(asked);
    void run(held);
    await expect(waits).rejects.toThrow(EngineUnavailable);
    await vi.waitFor(() => expect(feed.asked).toBe(1), 5000);
    remote.away = false;
    void run(asked);
    await vi.waitFor(async () => expect(await flagsOf(code)).toEqual([[EVIL, 'safe-browsing']]), 5000);
  });

  it('nothing is done without lists', () => expect(checkSaved(fixture, listsOf([], []))).toEqual([]));
});

describe('each day', () => {
  let journal: Expected;
  beforeEach(async () => {
    await fixture.store.prepare([CODES]);
    journal = 'none';
  });

  const project = () =>
    follow(fixture, codesProjection, { signal: stop.signal, onProgress: ({ caughtUp }) => !caughtUp });
  const scan = async (code = '') => {
    const at = fixture.clock.now();
    const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
    const data = packScans([{ code, at: at.getTime(), client, referrer: undefined }]);
    const event = {
      id: crypto.randomUUID(),
      at: at.toISOString(),
      actor: SYSTEM,
      type: 'ScansRecorded',
      data,
    };
    const appended = await fixture.log.append({ stream: 'scans-0', expected: journal, events: [event] });
    if (appended.ok) journal = appended.revision;
  };
  const start = (lists = listsOf()) => {
    const work = recheckDestinations({ ...fixture, threats: lists }, stop.signal, { restMs: 0, lookMs: 20 });
    running.push(work);
  };
  const round = async () => {
    const before = (await fixture.vault.get('setting', 'destinations-checked'))?.version;
    await vi.waitFor(async () => {
      const record = await fixture.vault.get('setting', 'destinations-checked');
      expect(record?.version).toBeGreaterThan(before ?? 0);
    }, 5000);
  };

  it('what was scanned or saved is looked up, and nothing else', async () => {
    const [scanned, quiet] = await codesWith(EVIL, EVIL);
    start();
    await round();
    feed.urls.add(EVIL);
    await scan(scanned);
    const [saved] = await codesWith(EVIL);
    fixture.pass(DAY);
    await round();
    expect(await flagsOf(scanned)).toEqual([[EVIL, 'feed']]);
    expect(await flagsOf(saved)).toEqual([[EVIL, 'feed']]);
    expect(await flagsOf(quiet)).toEqual([]);
    // A day later, nothing of that is new.
    const { asked } = feed;
    fixture.pass(DAY);
    await round();
    expect(feed.asked).toBe(asked);
  });

  it('what is flagged is looked up, also once a list has changed, and stays while its list is away', async () => {
    const [code] = await codesWith(EVIL);
    feed.urls.add(EVIL);
    void run(reactions()[0]);
    await vi.waitFor(async () => expect(await flagsOf(code)).toHaveLength(1), 5000);
    await project();
    feed.away = true;
    feed.urls.clear();
    start();
    await round();
    expect(await flagsOf(code)).toHaveLength(1);
    feed.away = false;
    changes += 1;
    await vi.waitFor(async () => expect(await flagsOf(code)).toEqual([]), 5000);
  });

  it('what was saved since the last round is looked up once a list has changed', async () => {
    start();
    await round();
    const [code] = await codesWith(EVIL);
    feed.urls.add(EVIL);
    changes += 1;
    await vi.waitFor(async () => expect(await flagsOf(code)).toEqual([[EVIL, 'feed']]), 5000);
  });

  it('what a list flagged that is not used any more is cleared, also without any list', async () => {
    const [code] = await codesWith(EVIL);
    feed.urls.add(EVIL);
    void run(reactions()[0]);
    await vi.waitFor(async () => expect(await flagsOf(code)).toHaveLength(1), 5000);
    await project();
    start(listsOf([], []));
    await vi.waitFor(async () => expect(await flagsOf(code)).toEqual([]), 5000);
  });

  it('a list over the network that is away is asked once', async () => {
    const codes = await codesWith(EVIL, EVIL, EVIL);
    start();
    await round();
    remote.away = true;
    for (const code of codes) await scan(code);
    fixture.pass(DAY);
    await round();
    expect([remote.asked, feed.asked]).toEqual([1, 3]);
  });
});
