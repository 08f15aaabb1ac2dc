import { parseArgs } from 'node:util';
import type { Period } from '../../operations/archive/bring-back.ts';
import { ConfigError } from '../settings/config-error.ts';

/** Scans of an archive: 112 MB of memory. The more they are, the smaller are the sums that stay. */
const TOGETHER = 8_000_000;

/** An event has 512 scans at most. */
const FEWEST = 1_000;

/** What is followed by others within a day is no longer followed by anybody. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** What `npm run archive` is asked to do. */
export type ArchiveOrder =
  | { readonly do: 'list' }
  | { readonly do: 'archive'; readonly before: string; readonly together: number }
  | { readonly do: 'back'; readonly period: Period }
  | { readonly do: 'put-away' };

/** Throws `ConfigError` for days and numbers that are none. */
export function readArchiveArguments(
  args: readonly string[],
  now: Date,
): { readonly to: string | undefined; readonly order: ArchiveOrder } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      before: { type: 'string' },
      to: { type: 'string' },
      scans: { type: 'string' },
      back: { type: 'string' },
      'put-away': { type: 'boolean', default: false },
    },
  });
  const { before, to, scans, back } = values;
  const asked = [before !== undefined, back !== undefined, values['put-away']].filter(Boolean);
  if (asked.length > 1) throw new ConfigError('ask for one of --before, --back and --put-away');
  if (before !== undefined)
    return { to, order: { do: 'archive', before: pastDay(before, now), together: numberOf(scans) } };
  if (back !== undefined) return { to, order: { do: 'back', period: periodOf(back) } };
  return { to, order: { do: values['put-away'] ? 'put-away' : 'list' } };
}

function pastDay(day: string, now: Date): string {
  const time = timeOf('--before', day);
  if (time > now.getTime() - DAY_MS)
    throw new ConfigError(`--before ${day} must be a day ago at least: what is younger may still be read`);
  return new Date(time).toISOString();
}

/** A day, or two with two dots between them, both inclusive. */
function periodOf(text: string): Period {
  const [from = '', to = from] = text.split('..');
  const [since, last] = [timeOf('--back', from), timeOf('--back', to)];
  return { since: new Date(since).toISOString(), before: new Date(last + DAY_MS).toISOString() };
}

function timeOf(option: string, day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) throw new ConfigError(`${option} takes days as 2026-01-31, and not ${day}`);
  return time;
}

function numberOf(text: string | undefined): number {
  const number = text === undefined ? TOGETHER : Number(text);
  if (Number.isInteger(number) && number >= FEWEST && number <= 10 * TOGETHER) return number;
  throw new ConfigError(`--scans must be a whole number from ${FEWEST} to ${10 * TOGETHER}`);
}
