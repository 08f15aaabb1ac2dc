import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { Pace } from '../pace.ts';
import { BatchStreams } from './batch-streams.ts';
import type { CheckResult } from './check.ts';
import { EventIds } from './event-ids.ts';
import { EventShapes } from './event-shapes.ts';
import { CheckMark, type LogCheck } from './log-check.ts';
import { LogOrder } from './log-order.ts';
import type { Mark } from './resume-points.ts';

type LogMark = Exclude<Mark['log'], 'done'>;

interface Options {
  readonly folder: string;
  /** Where an interrupted audit stopped. */
  readonly mark: LogMark | undefined;
  readonly pace: Pace | undefined;
  /** Milliseconds between two marks. */
  readonly markEvery: number;
  readonly onMark: (log: LogMark, last: FeedEvent) => Promise<void>;
}

const FOLDERS = ['streams', 'ids', 'batches'] as const;

interface Ports {
  readonly feed: EventFeed;
  readonly log: EventLog;
  readonly events: Pick<EventStore, 'read'>;
}

/** Checks every event of the log in one pass. `last`: the last event that this pass saw. */
export async function checkLog(
  ports: Ports,
  { folder, mark, pace, markEvery, onMark }: Options,
): Promise<{ readonly results: readonly CheckResult[]; readonly last: FeedEvent | undefined }> {
  const { checks, from } = await begin(ports, folder, mark);
  let seen = from?.events ?? 0;
  let last: FeedEvent | undefined;
  let markedAt = performance.now();
  const { signal } = new AbortController();
  for await (const batch of ports.feed.subscribe({ after: from?.position ?? 'start', signal })) {
    const { events, position, caughtUp } = batch;
    for (const event of events) for (const check of checks) await check.see(event);
    seen += events.length;
    last = events.at(-1) ?? last;
    pace?.at('log', { events: seen, position });
    if (caughtUp) break;
    if (last === undefined || performance.now() - markedAt < markEvery) continue;
    const marks: CheckMark[] = [];
    for (const check of checks) marks.push(await check.mark());
    await onMark({ position, events: seen, checks: marks }, last);
    markedAt = performance.now();
  }
  const results: CheckResult[] = [];
  for (const check of checks) results.push(...(await check.results()));
  return { results, last };
}

/** Goes on from a mark, unless the disk lacks what it names. */
async function begin(ports: Ports, folder: string, mark: LogMark | undefined) {
  if (mark) {
    const checks = newChecks(ports, folder);
    try {
      for (const [place, check] of checks.entries()) await check.resume(CheckMark.parse(mark.checks[place]));
      return { checks, from: mark };
    } catch {
      // What is left of the interrupted audit is of no use.
    }
  }
  for (const name of FOLDERS) await rm(join(folder, name), { recursive: true, force: true });
  return { checks: newChecks(ports, folder), from: undefined };
}

function newChecks(ports: Ports, folder: string): readonly LogCheck[] {
  const [streams, ids, batches] = FOLDERS;
  return [
    new LogOrder(ports, join(folder, streams)),
    new EventIds(join(folder, ids)),
    new EventShapes(ports.log),
    new BatchStreams(join(folder, batches)),
  ];
}
