import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handle } from '../../commands/handle.ts';
import { failuresOf } from '../../commands/imports/failures.ts';
import { failuresCsv } from '../../commands/imports/failures-csv.ts';
import { type StartedImport, startImport } from '../../commands/imports/start-import.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Actor, EventStore } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { runAction, undoAction } from './run-action.ts';

const ROOT: Actor = { kind: 'admin', id: 'root' };
const { signal } = new AbortController();
const ID = '6c2f0d34-0000-4000-8000-00000000000d';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

async function* inParts(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += 65_537) yield bytes.subarray(from, from + 65_537);
}

async function start(csv: string, id = ID, claimable = false): Promise<StartedImport> {
  const rules = { now: fixture.clock.now().getTime(), mayLeadTo: () => true };
  const file = { name: 'old.csv', file: inParts(csv), columns: undefined };
  const started = await startImport(fixture, ROOT, { id, ...file, claimable, rules });
  if (!started.ok) throw new Error(started.refusal.message ?? started.refusal.code);
  return started.value;
}
const stateOf = async (id = ID) => (await fixture.log.load(BULK_ACTION, id)).state;
const codeOf = async (code: string) => (await fixture.log.load(QR_CODE, code)).state;
const run = (context: Pick<Fixture, 'log'> = fixture, id = ID) =>
  runAction({ ...fixture, ...context }, { id, actor: ROOT }, signal);
const failures = async (id = ID) => (await failuresOf(fixture, id, await stateOf(id)))?.rows ?? [];

/** A log whose store dies in the append of so many: a part is stored, and nothing is answered. */
function dyingLog(appends: number): EventLog {
  let left = appends;
  const appendMany: EventStore['appendMany'] = async (all) => {
    left -= 1;
    if (left < 0) throw new EngineUnavailable('event store');
    const outcomes = await fixture.events.appendMany(left === 0 ? all.slice(0, 123) : all);
    if (left === 0) throw new EngineUnavailable('event store');
    return outcomes;
  };
  return new EventLog({ ...fixture.events, appendMany }, fixture.keys);
}

/** How many codes were imported: events, and streams that hold one. */
function begunCodes() {
  const log = new DatabaseSync(join(fixture.folder, 'events.db'), { readOnly: true });
  const counts = log
    .prepare(
      `SELECT count(*) AS events, count(DISTINCT stream) AS streams FROM events WHERE type = 'CodeImported'`,
    )
    .get();
  log.close();
  return { ...counts };
}

describe('an import of 100,000 rows with faults', () => {
  const ROWS = 100_000;
  /** Every fiftieth row is faulty; of those a third each has no code, a bad link, or the code of the row before. */
  const rowOf = (place: number): string => {
    if (place % 50 !== 49) return `c-${place},https://shop.example/${place},Item ${place}`;
    const kind = Math.floor(place / 50) % 3;
    if (kind === 0) return `,https://shop.example/${place},No code`;
    return kind === 1 ? `c-${place},javascript:alert(1),Bad` : `c-${place - 1},https://shop.example/x,Twice`;
  };

  it('killed twice: exact', async () => {
    await handle(fixture, QR_CODE, ROOT, 'c-7', { type: 'generate', batchId: 'ours', index: 0 });
    const rows = Array.from({ length: ROWS }, (_none, place) => rowOf(place));
    const { report } = await start(['keyword,url,title', ...rows].join('\n'));
    expect(report).toMatchObject({ source: 'yourls', rows: ROWS, valid: 98_000, faulty: 2000 });

    await expect(run({ log: dyingLog(40) })).rejects.toThrow(EngineUnavailable);
    await expect(run({ log: dyingLog(90) })).rejects.toThrow(EngineUnavailable);
    await run();

    const state = await stateOf();
    expect(state).toMatchObject({ status: 'finished', total: 98_000, handled: 98_000 });
    const refused = state.chunks.flatMap((chunk) => chunk.refused);
    expect(refused).toEqual([{ code: 'c-7', reason: 'code_taken' }]);
    expect(state.chunks.flatMap(({ unchanged, skipped }) => [...unchanged, ...skipped])).toEqual([]);

    const failed = await failures();
    const wanted = rows.flatMap((_row, place) => (place === 7 || place % 50 === 49 ? [place + 2] : []));
    expect(failed.map(({ line }) => line)).toEqual(wanted);
    expect(new Set(failed.map(({ reason }) => reason)).size).toBe(4);

    expect(begunCodes()).toEqual({ events: 97_999, streams: 97_999 });
    expect((await fixture.log.load(QR_BATCH, ID)).state).toMatchObject({ imported: true, name: 'old.csv' });
    expect(await codeOf('c-99998')).toMatchObject({ name: 'Item 99998', batchId: ID });
  }, 300_000);
});

describe('an import', () => {
  const CSV = [
    'Short code;Long URL;Tags',
    'aB3;shop.example/a;"x|y"',
    'ab3;shop.example/b;',
    'Login;;',
    '=x;;',
  ].join('\r\n');

  it('is undone: codes that are still as they were go, the others stay', async () => {
    await start(CSV, ID, true);
    await run();
    await handle(fixture, QR_CODE, { kind: 'user', id: 'ada' }, 'ab3', { type: 'claim', userId: 'ada' });
    await handle(fixture, BULK_ACTION, ROOT, ID, { type: 'undo' });
    await undoAction(fixture, { id: ID, actor: ROOT }, signal);
    expect(await stateOf()).toMatchObject({ status: 'undone', kept: [['ab3']] });
    expect((await codeOf('aB3')).status).toBe('deleted');
    expect(await codeOf('ab3')).toMatchObject({ status: 'present', owner: 'ada' });
  });

  it('may be repeated once it was undone', async () => {
    await start(CSV);
    await run();
    await handle(fixture, BULK_ACTION, ROOT, ID, { type: 'undo' });
    await undoAction(fixture, { id: ID, actor: ROOT }, signal);
    const again = '6c2f0d34-0000-4000-8000-00000000000e';
    await start(CSV, again);
    await run(fixture, again);
    expect(await codeOf('aB3')).toMatchObject({ status: 'present', batchId: again, tags: ['x', 'y'] });
    expect((await stateOf(again)).chunks[0]?.refused).toEqual([]);
  });

  it('tells its failures in a file that can be imported again, and holds no formula', async () => {
    await start(CSV);
    await run();
    const found = await failuresOf(fixture, ID, await stateOf());
    const csv = await failuresCsv(found ?? { names: [], rows: [] });
    expect(csv.split('\n')).toEqual([
      'Short code,Long URL,Tags,line,reason',
      'Login,,,4,The short code is a word of the addresses of this product',
      '\'=x,,,5,"The short code has more than 64 characters, or others than letters, digits, and . _ ~ -"',
      '',
    ]);
    const again = await start(`${csv}fine,,,,\n`, '6c2f0d34-0000-4000-8000-00000000000e');
    expect(again.report.faults.map(({ code }) => code)).toEqual(['Login', '=x']);
  });

  it('leaves the rest once it is cancelled, and tells which rows', async () => {
    await start(CSV);
    await handle(fixture, BULK_ACTION, ROOT, ID, { type: 'cancel' });
    await run();
    expect((await codeOf('aB3')).status).toBe('absent');
    expect((await failures()).map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect((await fixture.log.load(QR_BATCH, ID)).state.imported).toBe(false);
  });
});
