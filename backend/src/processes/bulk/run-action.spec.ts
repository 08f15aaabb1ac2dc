import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestBulkAction } from '../../commands/bulk/request.ts';
import { handle } from '../../commands/handle.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import type { BulkActionKind } from '../../domain/bulk-action/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Actor, type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { runAction, undoAction } from './run-action.ts';

const ROOT: Actor = { kind: 'admin', id: 'root' };
const CODES = Array.from({ length: 450 }, (_none, place) => `C${String(place).padStart(9, '0')}`);
const { signal } = new AbortController();

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  const at = fixture.clock.now().toISOString();
  const data = (index: number) => ({ batchId: 'batch-1', index });
  await fixture.log.appendMany(
    CODES.map((code, index) => ({
      stream: QR_CODE.streamOf(code),
      expected: 'none',
      events: [{ type: 'CodeGenerated', data: data(index), id: fixture.random.uuid(), at, actor: SYSTEM }],
    })),
  );
});
afterEach(() => fixture.close());

async function request(action: BulkActionKind): Promise<string> {
  const id = fixture.random.uuid();
  const started = await requestBulkAction(fixture, ROOT, id, {
    action,
    note: '',
    tags: [],
    codes: CODES,
    filter: null,
  });
  expect(started.ok).toBe(true);
  return id;
}
const stateOf = async (id: string) => (await fixture.log.load(BULK_ACTION, id)).state;
const give = (id: string, type: 'cancel' | 'undo') => handle(fixture, BULK_ACTION, ROOT, id, { type });
const approvedCodes = async () => {
  const states = await Promise.all(CODES.map((code) => fixture.log.load(QR_CODE, code)));
  return CODES.filter((_code, place) => states[place]?.state.approved);
};

/** A log whose store goes away after some appends of many streams, of which the last is stored but not answered. */
function dyingLog(appends: number): EventLog {
  let left = appends;
  const appendMany: EventStore['appendMany'] = async (all) => {
    left -= 1;
    if (left < 0) throw new EngineUnavailable('event store');
    const outcomes = await fixture.events.appendMany(left === 0 ? all.slice(0, 77) : all);
    if (left === 0) throw new EngineUnavailable('event store');
    return outcomes;
  };
  return new EventLog({ ...fixture.events, appendMany }, fixture.keys);
}

describe('a bulk action', () => {
  it('changes every code in the name of the admin, and finishes', async () => {
    const id = await request('approve');
    await runAction(fixture, { id, actor: ROOT }, signal);
    expect(await stateOf(id)).toMatchObject({ status: 'finished', handled: CODES.length });
    expect(await approvedCodes()).toEqual(CODES);
    const events = await Array.fromAsync(fixture.log.read(QR_CODE.streamOf(CODES[0] ?? '')));
    expect(events.at(-1)).toMatchObject({ type: 'CodeApproved', actor: ROOT });
  });

  it('changes nothing where it is cancelled before its first code', async () => {
    const id = await request('approve');
    await give(id, 'cancel');
    await runAction(fixture, { id, actor: ROOT }, signal);
    expect(await stateOf(id)).toMatchObject({ status: 'finished', cancelled: true, handled: 0 });
    expect(await approvedCodes()).toEqual([]);
  });

  it('counts what it had changed where it is cancelled after the store went away', async () => {
    const id = await request('approve');
    const dying = { ...fixture, log: dyingLog(2) };
    await expect(runAction(dying, { id, actor: ROOT }, signal)).rejects.toThrow(EngineUnavailable);
    const before = await approvedCodes();
    expect(before).toHaveLength(277);

    await give(id, 'cancel');
    await runAction(fixture, { id, actor: ROOT }, signal);

    expect(await approvedCodes()).toEqual(before);
    const { status, chunks } = await stateOf(id);
    expect(status).toBe('finished');
    expect(chunks.map(({ count, skipped }) => [count, skipped.length])).toEqual([
      [200, 0],
      [200, 123],
    ]);

    await give(id, 'undo');
    await undoAction(fixture, { id, actor: ROOT }, signal);
    expect(await approvedCodes()).toEqual([]);
    expect((await stateOf(id)).kept).toEqual([[], []]);
  });

  it('is undone to its end after the store went away', async () => {
    const id = await request('approve');
    await runAction(fixture, { id, actor: ROOT }, signal);
    await give(id, 'undo');
    const dying = { ...fixture, log: dyingLog(2) };
    await expect(undoAction(dying, { id, actor: ROOT }, signal)).rejects.toThrow(EngineUnavailable);
    expect(await approvedCodes()).toHaveLength(173);

    await undoAction(fixture, { id, actor: ROOT }, signal);

    expect(await approvedCodes()).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'undone', kept: [[], [], []] });
  });

  it('is done once where two processes do it at once', async () => {
    const id = await request('restrict');
    const action = { id, actor: ROOT };
    await Promise.all([runAction(fixture, action, signal), runAction(fixture, action, signal)]);
    const { status, handled, chunks } = await stateOf(id);
    expect({ status, handled }).toEqual({ status: 'finished', handled: CODES.length });
    expect(chunks.flatMap(({ unchanged, refused }) => [...unchanged, ...refused])).toEqual([]);
    for (const code of CODES) expect((await fixture.log.load(QR_CODE, code)).revision, code).toBe(1);
  });
});
