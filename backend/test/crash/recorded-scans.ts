import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteEventStore } from '../../src/adapters/sqlite/event-store.ts';
import { SCANS, scansRecorded } from '../../src/domain/scans/events.ts';
import { packScans } from '../../src/domain/scans/pack.ts';
import { type NewEvent, SYSTEM } from '../../src/ports/event-store.ts';
import { generate, signIn } from '../support/admin.ts';
import { startServer } from '../support/server.ts';

const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const SITES = 40;
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;

interface Amounts {
  readonly codes: number;
  readonly events: number;
  readonly scansAnEvent: number;
  /** Milliseconds between two scans, from the first of January 2026 on. */
  readonly apart: number;
}

/** Fills a data folder with codes, and one journal with scans of all of them. No server runs at its end. */
export async function installWithScans(dataDir: string, amounts: Amounts): Promise<void> {
  const server = await startServer(dataDir);
  const codes = await generate(await signIn(server.port), server.port, amounts.codes);
  await server.stop();
  const { store } = openSqliteEventStore(join(dataDir, 'events.db'));
  const events = Array.from({ length: amounts.events }, (_, event) => recorded(codes, event, amounts));
  await store.append({ stream: SCANS.streamOf('0'), expected: 'none', events });
  await store.close();
}

function recorded(codes: readonly string[], event: number, { scansAnEvent, apart }: Amounts): NewEvent {
  const first = event * scansAnEvent;
  const visits = Array.from({ length: scansAnEvent }, (_each, place) => {
    const number = first + place;
    const code = codes[(number * 7) % codes.length] ?? '';
    return { code, at: BEGIN + number * apart, client, referrer: `site-${number % SITES}.example` };
  });
  return {
    id: randomUUID(),
    type: 'ScansRecorded',
    version: scansRecorded.version,
    at: new Date(BEGIN + first * apart).toISOString(),
    actor: SYSTEM,
    data: packScans(visits),
  };
}
