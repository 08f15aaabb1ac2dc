import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SCANS } from '../domain/scans/events.ts';
import { codesOfScans } from '../domain/scans/read.ts';
import type { EventLog } from '../log/event-log.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';
import { mayPass, type Process, startProcess } from './runner.ts';

interface Ports {
  readonly feed: Pick<EventFeed, 'back'>;
  readonly log: Pick<EventLog, 'open'>;
}

interface Limits {
  /** Milliseconds after the start, which has more urgent work. */
  readonly after?: number;
  readonly codes?: number;
  /** Pages of the log that are read for them. */
  readonly pages?: number;
}

/** Events of a page: as many as a busy process writes in a few seconds. */
const PAGE_EVENTS = 20;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Loads the codes that were scanned last, once after a start, so that their next scans are answered from memory. Otherwise each
 * would read the log, all at the same time where many scan.
 */
export function startWarming(
  ports: Ports,
  load: (code: string) => Promise<unknown>,
  logger: Logger,
  { after = 1_000, codes = 10_000, pages = 50 }: Limits = {},
): Process {
  let isDone = false;
  return startProcess('warm-codes', logger, async (signal) => {
    const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    await pause(isDone ? LONGEST_TIMER_MS : after);
    if (signal.aborted || isDone) return;
    for (const code of await lastScanned(ports, codes, pages)) {
      if (signal.aborted) return;
      await unlessDamaged(() => load(code));
      await turn();
    }
    isDone = true;
  });
}

/** A code that can not be read is for its scan to report: it keeps no process from being ready. */
async function unlessDamaged(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (mayPass(error)) throw error;
  }
}

/** Returns codes, those that were scanned last first. Damage of the log ends the list. */
async function lastScanned({ feed, log }: Ports, most: number, pages: number): Promise<Iterable<string>> {
  const found = new Set<string>();
  let before: 'end' | Position | null = 'end';
  await unlessDamaged(async () => {
    for (let page = 0; page < pages && before !== null && found.size < most; page += 1) {
      const { events, next } = await feed.back(before, { streams: [SCANS.prefix], limit: PAGE_EVENTS });
      for (const event of await log.open(events))
        if (SCANS.recognises(event) && event.type === 'ScansRecorded')
          for (const code of codesOfScans(event.data).toReversed()) if (found.size < most) found.add(code);
      before = next;
    }
  });
  return found;
}
