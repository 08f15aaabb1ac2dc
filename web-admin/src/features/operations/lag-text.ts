import type { Lag } from '@qlaim/backend/contract';
import type { OperationsTexts } from '@qlaim/backend/texts/console/operations';

const MINUTE_MS = 60_000;

export type Standing = 'ok' | 'late' | 'unknown';

/** Events that wait for less than a minute are no delay. `now` is in milliseconds since 1970. */
export function standingOf({ waiting, oldest }: Lag, now: number): Standing {
  if (waiting === null) return 'unknown';
  const age = oldest === null ? 0 : now - Date.parse(oldest);
  return waiting > 0 && age >= MINUTE_MS ? 'late' : 'ok';
}

/** Says how many events wait: 'None', '12 events', 'More than 100 events'. */
export function lagText({ waiting, more }: Lag, words: OperationsTexts['page']['table']): string {
  if (waiting === null) return words.unknown;
  if (waiting === 0) return words.none;
  return more ? words.more(waiting) : words.events(waiting);
}
