import { pickDestination, type SmartLinks, type SmartVisitor } from '../pick-destination.ts';
import { type ClockChange, clockChanges, DAY_MS } from './clock-changes.ts';

/** A visitor as the editor's trial imagines them: what their clock shows, and the zone of that clock. */
export interface Trial extends SmartVisitor {
  readonly zone: string;
}

/** Returns the link that a trial opens; undefined where nothing applies, or where it has no day or no time. */
export const tryOut = (smart: SmartLinks, { zone, ...visitor }: Trial): string | undefined =>
  visitor.clock === '' || Number.isNaN(Date.parse(visitor.date))
    ? undefined
    : pickDestination(smart, visitor, zone);

/** Returns whether the clocks of a zone pass over a time of a day, `YYYY-MM-DD` and `HH:mm`. */
export function isSkipped({ zone, date, clock }: Pick<Trial, 'zone' | 'date' | 'clock'>): boolean {
  const noon = Date.parse(`${date}T12:00Z`);
  if (Number.isNaN(noon)) return false;
  return clockChanges(zone, noon - DAY_MS, noon + DAY_MS).some((change) => passesOver(change, date, clock));
}

function passesOver({ kind, first, last }: ClockChange, date: string, clock: string): boolean {
  const [time, start, end] = [`${date}${clock}`, first.date + first.clock, last.date + last.clock];
  return kind === 'skipped' && start <= time && time <= end;
}
