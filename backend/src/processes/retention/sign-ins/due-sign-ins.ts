import { SIGN_INS } from '../../../domain/sign-ins/sign-ins.ts';
import type { EventLog } from '../../../log/event-log.ts';
import { inSlices } from '../../../log/pacing/slices.ts';
import type { EventFeed } from '../../../ports/event-feed.ts';

/** Sign-ins of one person that are to go. */
export interface DueSignIns {
  readonly do: 'forget';
  readonly userId: string;
  readonly signIns: number;
  /** The revision of the first sign-in that stays. */
  readonly before: number;
}

/**
 * Yields the sign-ins at a time or before, person by person. The last one of each stays: it says since when an account is
 * unused.
 */
export async function* dueSignIns(
  { log, feed }: { readonly log: EventLog; readonly feed: EventFeed },
  cutoff: string,
): AsyncGenerator<DueSignIns> {
  const ended = new AbortController();
  try {
    const subscription = { after: 'start', streams: [SIGN_INS.prefix], signal: ended.signal } as const;
    for await (const { events, caughtUp } of feed.subscribe(subscription)) {
      for await (const { stream, revision, at } of inSlices(events)) {
        if (at > cutoff) return;
        const due = await dueIn(log, stream, revision, cutoff);
        if (due) yield due;
      }
      if (caughtUp) return;
    }
  } finally {
    ended.abort();
  }
}

/** Returns what is due of a stream, once for each person: where `from` is its first event. */
async function dueIn(log: EventLog, stream: string, from: number, cutoff: string) {
  const userId = SIGN_INS.keyOf(stream);
  let before: number | undefined;
  for await (const { revision, at } of log.read(stream)) {
    if (before === undefined && revision !== from) return undefined;
    before = revision;
    if (at > cutoff) break;
  }
  if (userId === undefined || before === undefined || before === from) return undefined;
  return { do: 'forget', userId, signIns: before - from, before } as const;
}
