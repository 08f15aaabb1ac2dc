import { pickDestination } from '@qlaim/backend/contract';
import type { SmartValues } from './smart-values.ts';

/** A stretch of the day that opens one link. `from` and `to` are `HH:mm`, both included. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  /** Undefined where no condition applies: a gap. */
  readonly url: string | undefined;
  /** Whether several conditions cover the stretch. */
  readonly overlaps: boolean;
}

const MINUTES = 24 * 60;
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The day in one time zone as the scan page sees it, stretch by stretch. */
export function dayPlan({ conditions }: Pick<SmartValues, 'conditions'>, zone: string): readonly Stretch[] {
  const own = conditions.filter(({ timeZone }) => timeZone === zone);
  const stretches: Stretch[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const clock = clockOf(minute);
    const url = pickDestination({ conditions: own, defaultUrl: '' }, clock, zone);
    const overlaps = own.filter(({ from, to }) => from <= clock && clock <= to).length > 1;
    const last = stretches.at(-1);
    if (last && last.url === url && last.overlaps === overlaps)
      stretches[stretches.length - 1] = { ...last, to: clock };
    else stretches.push({ from: clock, to: clock, url, overlaps });
  }
  return stretches;
}

/** The share of the day before a time, from 0 to 1; the minute itself counts for `end`. */
export function shareOfDay(clock: string, end = false): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes + (end ? 1 : 0)) / MINUTES;
}
