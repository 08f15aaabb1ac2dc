import { join } from 'node:path';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { packScans, type Visit } from '../../domain/scans/pack.ts';
import type { DomainAppend } from '../../log/event-log.ts';
import { type Expected, SYSTEM } from '../../ports/event-store.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { takeSnapshot } from '../../processes/scan-snapshot/take-snapshot.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../read-models/scan-statistics/project.ts';
import type { Fixture } from '../fixture.ts';

type NewScans = DomainAppend['events'][number];

const MINUTE_MS = 60_000;
export const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const phone = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const desk = { device: 'desktop', os: 'Windows', browser: 'Firefox' } as const;

export const COUNTING = [codesProjection, scanStatisticsProjection];

/** Records events of some scans in two journals, an hour apart from `BEGIN` on; each seventh event has scans that nobody made. */
export async function recordScans(
  { log, random }: Pick<Fixture, 'log' | 'random'>,
  codes: readonly string[],
  { events, batch, after = 0 }: { readonly events: number; readonly batch: string; readonly after?: number },
): Promise<number> {
  const journals = new Map<string, NewScans[]>();
  let scans = 0;
  for (let event = after; event < after + events; event += 1) {
    const stream = SCANS.streamOf(String(event % 2));
    const begin = BEGIN + event * 60 * MINUTE_MS;
    const meta = { id: random.uuid(), at: new Date(begin).toISOString(), actor: SYSTEM };
    const visits = Array.from({ length: 1 + (event % 5) }, (_none, place): Visit => {
      const number = event * 3 + place;
      return {
        code: codes[number % codes.length] ?? '',
        at: begin - place * 40 * MINUTE_MS,
        client: number % 3 === 0 ? desk : phone,
        referrer: number % 2 === 0 ? `site-${number % 31}.example` : undefined,
        ...(number % 5 === 0 ? {} : { batch }),
      };
    });
    const suppressed = event % 7 === 6;
    if (!suppressed) scans += visits.length;
    const recorded = suppressed
      ? ({ type: 'ScansSuppressed', data: { codes: [[codes[0] ?? '', 9]] } } as const)
      : ({ type: 'ScansRecorded', data: packScans(visits) } as const);
    journals.set(stream, [...(journals.get(stream) ?? []), { ...recorded, ...meta }]);
  }
  for (const [stream, added] of journals) {
    const appended = await log.append({ stream, expected: await lastIn(log, stream), events: added });
    if (!appended.ok) throw new Error(`${stream} has moved`);
  }
  return scans;
}

async function lastIn(log: Fixture['log'], stream: string): Promise<Expected> {
  let last: Expected = 'none';
  for await (const { revision } of log.read(stream)) last = revision;
  return last;
}

/** The context of an archive in a folder of the fixture. What the fixture has is kept. */
export function archivingIn<Ports extends Fixture>(fixture: Ports, said: string[] = []) {
  const { signal } = new AbortController();
  return {
    ...fixture,
    at: { place: openBackupFolder(join(fixture.folder, 'archives')), sealing: undefined },
    say: (line: string) => void said.push(line),
    counted: async () => {
      for (const projection of COUNTING)
        await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
      await takeSnapshot(fixture, { signal, together: 2_000 });
    },
  };
}

/** What the read models count. */
export async function countsIn(store: ReadStore) {
  const all: Pick<StoredDocument, 'id' | 'body'>[] = [];
  for (const { definition } of COUNTING)
    for await (const { id, body } of store.scan(definition.name)) all.push({ id, body });
  return all;
}
