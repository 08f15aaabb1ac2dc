import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { absentBulkAction, type BulkAction } from '../../../domain/bulk-action/state.ts';
import { resultCsv } from './bulk-result.ts';

const CODES = 100_000;
const CHUNK = 200;
const codes = Array.from({ length: CODES }, (_, index) => `Z${index}`);

/** An action on many codes, half of which were handled before it was cancelled. */
const action: BulkAction = {
  ...absentBulkAction,
  status: 'finished',
  cancelled: true,
  lists: [codes.slice(0, 60_000), codes.slice(60_000)],
  total: CODES,
  handled: CODES / 2,
  chunks: Array.from({ length: CODES / 2 / CHUNK }, (_, place) => ({
    from: place * CHUNK,
    count: CHUNK,
    unchanged: [`Z${place * CHUNK}`],
    refused: [{ code: `Z${place * CHUNK + 1}`, reason: 'unknown_code' }],
    skipped: [],
  })),
};

it('names every code once, in order, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let done = false;
  const counting = (async () => {
    while (!done) {
      await turn();
      turns += 1;
    }
  })();
  const lines = (await resultCsv(action)).trim().split('\n');
  done = true;
  await counting;
  expect(lines.slice(0, 4)).toEqual([
    'code,outcome',
    'Z0,unchanged',
    expect.stringMatching(/^Z1,refused: /),
    'Z2,changed',
  ]);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(codes);
  expect(lines.at(-1)).toBe(`Z${CODES - 1},cancelled`);
  expect(turns).toBeGreaterThan(4);
});
