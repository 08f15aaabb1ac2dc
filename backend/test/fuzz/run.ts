import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../src/contract/client.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { ADMIN, startServer } from '../support/server.ts';
import { attack } from './attack.ts';
import { callsOf } from './calls.ts';
import { type Held, inspect } from './inspected.ts';

/** What a run has found. */
export interface FuzzReport {
  readonly failures: readonly string[];
  readonly errorLines: readonly string[];
  readonly before: Held;
  readonly after: Held;
}

const CODES = 20;

/** The first part of the requests fills caches and compiles code, before anything is measured. */
const WARM_UP = 0.25;

/** Starts the product on an empty folder, sends it requests made from `seed`, and stops it. */
export async function fuzz(requests: number, seed: number): Promise<FuzzReport> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-fuzz-'));
  const server = await startServer(folder, ['--inspect=127.0.0.1:0'], { TRUST_PROXY: '1' });
  try {
    const inspector = await inspect(server.output());
    const { codes, cookie } = await setUp(server.port);
    const calls = callsOf(codes);
    const target = { port: server.port, calls, cookies: ['', cookie] };
    const first = Math.floor(requests * WARM_UP);
    const failures = [...(await attack({ ...target, requests: first, seed }))];
    const before = await inspector.held();
    failures.push(...(await attack({ ...target, requests: requests - first, seed: seed + 1 })));
    const after = await settled(inspector, before);
    inspector.close();
    await server.stop();
    return { failures, errorLines: server.output().match(/^\{"level":[56]0,.*$/gm) ?? [], before, after };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until kept connections have ended, for half a minute at most. */
async function settled(inspector: Awaited<ReturnType<typeof inspect>>, before: Held): Promise<Held> {
  const end = performance.now() + 30_000;
  for (;;) {
    const held = await inspector.held();
    if (held.descriptors <= before.descriptors || performance.now() > end) return held;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Signs the admin in, and makes codes that calls name. */
async function setUp(port: number): Promise<{ codes: readonly string[]; cookie: string }> {
  let cookie = '';
  const admin = createClient({
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      const response = await fetch(`http://127.0.0.1:${port}${String(path)}`, { ...init, headers });
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
      if (cookies.length > 0) cookie = cookies.join('; ');
      return response;
    },
  });
  await admin(ROUTES.login, { body: ADMIN });
  const { barcodeCSV } = await admin(ROUTES.generateCodes, { body: { amount: CODES } });
  return { codes: barcodeCSV.match(/[0-9A-HJKMNP-TV-Z]{10}(?=\W|$)/gm) ?? [], cookie };
}
