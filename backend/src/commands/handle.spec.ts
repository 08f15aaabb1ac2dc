import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { EventLog } from '../log/event-log.ts';
import { type EventStore, type RecordedEvent, SYSTEM } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { handle } from './handle.ts';

const CODE = '7GK2M9QXWA';

describe('a command on a log whose reads lag', () => {
  let fixture: Fixture;
  let fresh: number;
  /** The number of events of a stream that lagging reads return. */
  let shown: number;
  beforeEach(async () => {
    fixture = await openFixture();
    [fresh, shown] = [0, 0];
  });
  afterEach(() => fixture.close());

  /** A log whose node lags behind, as a follower of a cluster does. */
  function lagging(): EventLog {
    const { events, keys } = fixture;
    const read: EventStore['read'] = (stream, options = {}) => {
      if (options.fresh) fresh += 1;
      return options.fresh ? events.read(stream, options) : first(events.read(stream, options), shown);
    };
    return new EventLog({ ...events, mayLag: true, read }, keys);
  }

  const run = (log: EventLog, command: Parameters<typeof QR_CODE.decide>[0]) =>
    handle({ ...fixture, log }, QR_CODE, SYSTEM, CODE, command);
  const generate = { type: 'generate', batchId: 'batch-1', index: 0 } as const;

  it('is decided anew by a fresh read before it is refused', async () => {
    await run(fixture.log, generate);
    expect((await run(lagging(), { type: 'approve' })).ok).toBe(true);
    expect(fresh).toBe(1);
  });

  it('meets a conflict once, and goes on with a fresh read', async () => {
    await run(fixture.log, generate);
    const repeated = await run(lagging(), { type: 'generate', batchId: 'batch-2', index: 0 });
    expect(repeated.ok).toBe(false);
    expect(fresh).toBe(1);
  });

  it('needs no fresh read where the decision holds', async () => {
    expect((await run(lagging(), generate)).ok).toBe(true);
    expect(fresh).toBe(0);
  });
});

async function* first(events: AsyncIterable<RecordedEvent>, count: number) {
  for await (const event of events) if (event.revision < count) yield event;
}

describe('a command on a stream that is remembered', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.close());

  const run = (log: EventLog, command: Parameters<typeof QR_CODE.decide>[0]) =>
    handle({ ...fixture, log }, QR_CODE, SYSTEM, CODE, command);
  const generate = { type: 'generate', batchId: 'batch-1', index: 0 } as const;

  /** The log of a process, with the number of its reads. */
  function process() {
    const { events, keys } = fixture;
    const counted = { reads: 0 };
    const read: EventStore['read'] = (stream, options) => {
      counted.reads += 1;
      return events.read(stream, options);
    };
    return { counted, log: new EventLog({ ...events, read }, keys) };
  }

  it('is decided without a read', async () => {
    const { counted, log } = process();
    await run(fixture.log, generate);
    expect((await run(log, { type: 'approve' })).ok).toBe(true);
    expect(counted.reads).toBe(1);
    expect((await run(log, { type: 'note', note: 'For the fair' })).ok).toBe(true);
    expect((await run(log, { type: 'unapprove' })).ok).toBe(true);
    expect(counted.reads).toBe(1);
    expect(await log.load(QR_CODE, CODE)).toEqual(await fixture.log.load(QR_CODE, CODE));
  });

  it('is decided anew where another process has appended since', async () => {
    const { counted, log } = process();
    await run(fixture.log, generate);
    await run(log, { type: 'approve' });
    await run(fixture.log, { type: 'note', note: 'For the fair' });
    const restricted = await run(log, { type: 'restrict' });
    expect(restricted).toMatchObject({ ok: true, value: { before: 2, revision: 3 } });
    expect(restricted.ok && restricted.value.state).toMatchObject({ note: 'For the fair', restricted: true });
    expect(counted.reads).toBe(2);
  });

  it('is refused by what is stored alone', async () => {
    const { log } = process();
    await run(log, generate);
    await run(log, { type: 'approve' });
    await run(log, { type: 'restrict' });
    await run(fixture.log, { type: 'unrestrict' });
    expect((await run(log, { type: 'claim', userId: 'buyer-1' })).ok).toBe(true);
    expect(await run(log, { type: 'claim', userId: 'buyer-2' })).toMatchObject({
      refusal: { code: 'already_claimed' },
    });
  });

  it('changes nothing only where what is stored says so', async () => {
    const { log } = process();
    await run(log, generate);
    await run(log, { type: 'note', note: 'For the fair' });
    await run(fixture.log, { type: 'note', note: 'Sold' });
    const noted = await run(log, { type: 'note', note: 'For the fair' });
    expect(noted).toMatchObject({ ok: true, value: { before: 2, revision: 3 } });
    const repeated = await run(log, { type: 'note', note: 'For the fair' });
    expect(repeated).toMatchObject({ ok: true, value: { before: 3, revision: 3 } });
  });
});

it('leaves a state that the log would give, so that what it appended is not read again', async () => {
  const fixture = await openFixture();
  const read: string[] = [];
  const { events, keys } = fixture;
  const log = new EventLog(
    {
      ...events,
      read: async function* (stream, options) {
        for await (const event of events.read(stream, options)) {
          read.push(event.type);
          yield event;
        }
      },
    },
    keys,
  );
  const run = (command: Parameters<typeof QR_CODE.decide>[0]) =>
    handle({ ...fixture, log }, QR_CODE, SYSTEM, CODE, command);
  await run({ type: 'generate', batchId: 'batch-1', index: 0 });
  await run({ type: 'approve' });
  await run({ type: 'note', note: 'For the fair' });
  const { state, revision } = await log.load(QR_CODE, CODE);
  expect(read).toEqual(['CodeGenerated']);
  expect(revision).toBe(2);
  const stored = await new EventLog(events, keys).load(QR_CODE, CODE);
  expect({ state, revision }).toEqual(stored);
  await fixture.close();
});
