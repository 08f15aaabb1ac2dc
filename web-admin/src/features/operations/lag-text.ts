import type { Lag } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';

const MINUTE_MS = 60_000;

export type Standing = 'ok' | 'late' | 'unknown';

/** Events that wait for less than a minute are no delay. `now` is in milliseconds since 1970. */
export function standingOf({ waiting, oldest }: Lag, now: number): Standing {
  if (waiting === null) return 'unknown';
  const age = oldest === null ? 0 : now - Date.parse(oldest);
  return waiting > 0 && age >= MINUTE_MS ? 'late' : 'ok';
}

/** Says how many events wait: 'None', '12 events', 'More than 100 events'. */
export function lagText({ waiting, more }: Lag): string {
  if (waiting === null) return 'Not known';
  if (waiting === 0) return 'None';
  const events = `${formatCount(waiting)} ${waiting === 1 ? 'event' : 'events'}`;
  return more ? `More than ${events}` : events;
}
