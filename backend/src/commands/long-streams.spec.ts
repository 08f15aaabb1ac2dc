import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QrCodeEvent } from '../domain/qr-code/events.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { EventLog } from '../log/event-log.ts';
import { type AppendOutcome, type EventStore, type Expected, SYSTEM } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { ADMIN, generated, named, saved } from '../testing/qr-code.ts';
import { handle } from './handle.ts';

const CODE = '7K3M9QWX2P';
const OWNER = '0198f0c2-51c5-7c52-9c62-0f8f3d1f5e11';
const stream = QR_CODE.streamOf(CODE);

let fixture: Fixture;
let eventsRead: number;
let refused: number;

/** The log of one process, which counts the events that it reads, and its appends that came too late. */
function counted({ events, keys }: Fixture): EventLog {
  const read: EventStore['read'] = async function* (name, options) {
    for await (const event of events.read(name, options)) {
      eventsRead += 1;
      yield event;
    }
  };
  const append: EventStore['append'] = async (each) => {
    const outcome = await events.append(each);
    if (!outcome.ok) refused += 1;
    return outcome;
  };
  return new EventLog({ ...events, read, append }, keys);
}

/** Appends events to the code, as another process does. */
async function change(...events: readonly QrCodeEvent[]): Promise<void> {
  const at = fixture.clock.now().toISOString();
  for (let start = 0; start < events.length; start += 500) {
    const part = events.slice(start, start + 500);
    const recorded = part.map((event) => ({ ...event, id: fixture.random.uuid(), at, actor: SYSTEM }));
    const outcome: AppendOutcome = await fixture.log.append({ stream, expected, events: recorded });
    if (!outcome.ok) throw new Error('another append came first');
    expected = outcome.revision;
  }
}
let expected: Expected;

beforeEach(async () => {
  fixture = await openFixture();
  [eventsRead, refused, expected] = [0, 0, 'none'];
});
afterEach(() => fixture.close());

const names = (count: number) => Array.from({ length: count }, (_, index) => named(`name ${index}`));

describe('a code that was changed 2,000 times', () => {
  beforeEach(() => change(generated, ...names(2_000)));

  it('is read once by all who ask at the same time, and not again', async () => {
    const log = counted(fixture);
    const loaded = await Promise.all(Array.from({ length: 16 }, () => log.load(QR_CODE, CODE)));
    expect(new Set(loaded.map(({ state }) => state.name))).toEqual(new Set(['name 1999']));
    await log.load(QR_CODE, CODE);
    expect(eventsRead).toBe(2_001);
  });

  it('has every change of another process at once, and is not read from its start for it', async () => {
    const log = counted(fixture);
    await log.load(QR_CODE, CODE);
    await change(named('later'));
    expect((await log.load(QR_CODE, CODE)).state.name).toBe('later');
    expect(eventsRead).toBe(2_002);
  });

  it('is remembered by a passing load, too', async () => {
    const log = counted(fixture);
    await log.load(QR_CODE, CODE, { passing: true });
    await log.load(QR_CODE, CODE, { passing: true });
    expect(eventsRead).toBe(2_001);
  });

  it('is shown as it was, from what is remembered or from its start', async () => {
    const log = counted(fixture);
    const before = await log.load(QR_CODE, CODE);
    await change(named('later'), named('latest'));
    expect((await log.load(QR_CODE, CODE, { upTo: 2_001 })).state.name).toBe('later');
    expect(eventsRead).toBeLessThan(2_010);
    expect((await log.load(QR_CODE, CODE, { upTo: 2_000 })).state).toEqual(before.state);
    await log.load(QR_CODE, CODE);
    expect((await log.load(QR_CODE, CODE, { upTo: 5 })).state.name).toBe('name 4');
  });

  it('lets others have their turn while it is read', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await counted(fixture).load(QR_CODE, CODE);
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(4);
  });

  it('is changed by 16 at the same time, none of which comes too late', async () => {
    const log = counted(fixture);
    const tries = names(16).map((_, index) => {
      const command = { type: 'save', by: ADMIN, name: `mine ${index}`, content: null } as const;
      return handle({ ...fixture, log }, QR_CODE, SYSTEM, CODE, command);
    });
    expect((await Promise.all(tries)).filter(({ ok }) => !ok)).toEqual([]);
    expect(refused).toBe(0);
    expect(eventsRead).toBeLessThanOrEqual(2_001 + 16);
  });
});

it('a short stream takes no memory for a passing load, and what is remembered of it stays up to date', async () => {
  await change(generated, named('short'));
  const log = counted(fixture);
  for (const _load of [1, 2]) await log.load(QR_CODE, CODE, { passing: true });
  expect(eventsRead).toBe(4);
  await log.load(QR_CODE, CODE);
  await change(named('later'));
  expect((await log.load(QR_CODE, CODE, { passing: true })).state.name).toBe('later');
  expect(eventsRead).toBe(4 + 2 + 1);
});

it('what an owner left is in no state that is remembered, but for their id', async () => {
  await change(generated, { type: 'CodeClaimed', data: { userId: OWNER } }, named('Ada', OWNER));
  await change(saved({ infoType: 'link', link: 'https://ada.example' }, OWNER));
  const log = counted(fixture);
  expect(JSON.stringify(await log.load(QR_CODE, CODE))).toContain('ada.example');
  await change({ type: 'CodeReleased', data: { userId: OWNER, closed: true } });
  expect(JSON.stringify(await log.load(QR_CODE, CODE))).not.toMatch(/ada/i);
});
