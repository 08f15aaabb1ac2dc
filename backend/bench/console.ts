import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { fillCodes, LAST_CODE } from './console/fill-codes.ts';
import { percentile } from './percentile.ts';

/**
 * `npm run bench:console`: how long the server takes for each page of the console's list of codes, beside the first page
 * without filters. All pages take turns, so that other load on the machine affects them alike.
 */
const { values } = parseArgs({
  options: { codes: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '100' } },
});
const [CODES, ROUNDS] = [Number(values.codes), Number(values.rounds)];
/** The aims for the median and the 99th percentile of every page, in milliseconds. */
const [MOST_MS, MOST_P99_MS] = [50, 150];
const READY_WITHIN_MS = 60 * 60_000;
const print = (text: string) => process.stdout.write(`${text}\n`);

interface Request {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly from?: number;
}

const FIRST = 'first page';
const PAGES: Readonly<Record<string, Request>> = {
  [FIRST]: {},
  'tenth page': { from: 450 },
  'last page': { from: CODES - 50 },
  approved: { filter: { approved: true } },
  'disabled, none': { filter: { isActive: false } },
  'of a day': { filter: { startDate: '2026-03-01', endDate: '2026-03-01' } },
  'of a type': { filter: { infoType: 'link' } },
  'claimed, none': { filter: { claimed: true } },
  scanned: { filter: { scanned: true } },
  'never scanned': { filter: { scanned: false } },
  'of nobody that is known': { filter: { ownerId: randomUUID() } },
  'enabled, approved, links, not scanned': {
    filter: { isActive: true, approved: true, infoType: 'link', scanned: false },
  },
  'by name': { sort: ['name', 'ASC'] },
  'by owner': { sort: ['owner', 'DESC'] },
  'never scanned, by name': { filter: { scanned: false }, sort: ['name', 'DESC'] },
  'links, most scanned': { filter: { infoType: 'link' }, sort: ['scanCount', 'DESC'] },
  'most scanned': { sort: ['scanCount', 'DESC'] },
  'search, one code': { filter: { q: LAST_CODE(CODES).slice(2) } },
  'search, part of many codes': { filter: { q: 'A' } },
  'search, a name': { filter: { q: 'blue bag 77' } },
  'search, an approved name': { filter: { q: 'bag', approved: true } },
  'search, a link': { filter: { q: 'https://shop.example/items/7' } },
  'search, nothing': { filter: { q: 'no such words' } },
};

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  const startedAt = performance.now();
  await fillCodes(folder, CODES);
  print(`${CODES} codes are in the log after ${seconds(startedAt)} s`);
  const server = await startServer(folder);
  const url = `http://127.0.0.1:${server.port}`;
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  print(`the read models have followed after ${seconds(startedAt)} s`);
  const admin = await signIn(server.port);
  const read = ({ filter = {}, sort = ['createdAt', 'DESC'], from = 0 }: Request) => {
    const parts = { filter, sort, range: [from, from + 49] };
    const query = new URLSearchParams(
      Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
    );
    return admin.call(server.port, 'GET', `/admin-api/codes?${query}`);
  };
  await until(() =>
    read({ filter: { q: randomUUID() } }).then(
      () => true,
      () => false,
    ),
  );
  print(`the search is filled after ${seconds(startedAt)} s`);

  const took = new Map(Object.keys(PAGES).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, request] of Object.entries(PAGES)) {
      const before = performance.now();
      await read(request);
      took.get(name)?.push(performance.now() - before);
    }
  const floor = percentile(took.get(FIRST) ?? [], 0.5);
  print('| page | median ms | p99 ms | median to the first page |\n| --- | --: | --: | --: |');
  for (const [name, durations] of took) {
    const median = percentile(durations, 0.5);
    const p99 = percentile(durations, 0.99);
    if (median > MOST_MS || p99 > MOST_P99_MS) process.exitCode = 1;
    const cells = [name, median.toFixed(1), p99.toFixed(1), (median / floor).toFixed(2)];
    print(`| ${cells.join(' | ')} |`);
  }
  await server.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + READY_WITHIN_MS; !(await holds()); await sleep(500))
    if (performance.now() > end) throw new Error('the product did not become ready');
}
