import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Engine, onFiles, onMongo } from './console/engines.ts';
import { type GroupFigures, isMet, measure, table } from './console/figures.ts';
import { fillCodes } from './console/fill-codes.ts';
import { pagesOf } from './console/pages.ts';
import { startOn } from './console/running.ts';

/**
 * `npm run bench:console`: how long the server takes for what the console reads: the list of codes with every filter, order
 * and search and pairs of these, home, the jump bar, the figures of scans and the audit. The bare store reads as many
 * documents beside it. `TEST_MONGODB_URL` adds read models in MongoDB. Exits with 1 where an aim is missed.
 */
const { values } = parseArgs({
  options: {
    codes: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
});
const [CODES, ROUNDS] = [Number(values.codes), Number(values.rounds)];
const print = (text: string) => process.stdout.write(`${text}\n`);

async function figuresOn(engine: Engine): Promise<readonly GroupFigures[]> {
  const { data } = engine === onFiles ? values : {};
  const folder = data ?? (await mkdtemp(join(tmpdir(), 'qlaim-bench-')));
  const startedAt = performance.now();
  const say = (what: string) =>
    print(`${engine.name}: ${what} after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  try {
    if (!existsSync(join(folder, 'events.db'))) await fillCodes(folder, CODES, engine.settings);
    say(`${CODES} codes are in the log`);
    const running = await startOn(engine, folder, say);
    try {
      return await measure(running, pagesOf(CODES), ROUNDS);
    } finally {
      await running.stop();
    }
  } finally {
    if (data === undefined) await rm(folder, { recursive: true, force: true });
    await engine.remove();
  }
}

const server = process.env['TEST_MONGODB_URL'] ?? '';
const engines = [onFiles, ...(server === '' ? [] : [onMongo(server)])].filter(
  ({ name }) => values.only === undefined || name === values.only,
);
if (engines.length === 0) throw new RangeError(`there is no ${values.only} to measure`);
const tables: (readonly [string, readonly GroupFigures[]])[] = [];
for (const engine of engines) tables.push([engine.name, await figuresOn(engine)]);
print(table(tables));
if (tables.some(([, figures]) => !figures.every(isMet))) process.exitCode = 1;
