import { endOf } from '../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';

const EVERY_MS = 5000;

interface Reached {
  readonly events: number;
  readonly position: Position;
}

/** Tells the operator how far a pass over the log is: its share, events a second, and the time left. */
export interface Pace {
  /** Call it after each batch; a line is due every few seconds. `what` names the pass. */
  at(what: string, reached: Reached): void;
}

export async function createPace(
  feed: EventFeed,
  say: (line: string) => void,
  everyMs = EVERY_MS,
): Promise<Pace> {
  const end = await endOf(feed);
  let pass = { what: '', since: 0, events: 0, share: 0, saidAt: 0 };
  return {
    at(what, { events, position }) {
      const now = performance.now();
      const share = feed.share(position, end);
      if (what !== pass.what || events < pass.events) pass = { what, since: now, events, share, saidAt: now };
      if (now - pass.saidAt < everyMs) return;
      pass.saidAt = now;
      const seconds = (now - pass.since) / 1000;
      const left = Math.ceil((seconds * (1 - share)) / Math.max(share - pass.share, Number.EPSILON));
      const rate = Math.round((events - pass.events) / seconds);
      say(`  ${what}: ${Math.floor(share * 100)} %, ${rate} events/s, ${inWords(left)} left`);
    },
  };
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
