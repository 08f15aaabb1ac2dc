import type { Visitor } from '../../domain/scans/events.ts';
import type { SummedCounts } from '../../domain/scans/sums.ts';
import { hourOf } from './scan-days.ts';

/** One scan. `at` is in milliseconds since 1970. */
export interface CountedScan {
  readonly at: number;
  readonly visitor: Visitor | undefined;
}

/** Scans counted together, without their days: what they add to counts. */
export class VisitTally {
  scans = 0;
  /** By the hour of the day in UTC. */
  readonly hours = new Map<number, number>();
  readonly devices = new Map<Visitor['device'], number>();
  /** By referring host. */
  readonly hosts = new Map<string, number>();

  add(at: number, visitor: Visitor | undefined): void {
    this.scans += 1;
    increase(this.hours, hourOf(at));
    increase(this.devices, visitor?.device ?? 'other');
    if (visitor?.referrer !== undefined) increase(this.hosts, visitor.referrer);
  }
}

/** Returns the tally of scans that the log has as sums. */
export function tallyOf({ hours, devices, referrers }: SummedCounts): VisitTally {
  const tally = new VisitTally();
  for (const [, count] of hours) tally.scans += count;
  for (const [hour, count] of hours) increase(tally.hours, hour, count);
  for (const [device, count] of devices) increase(tally.devices, device, count);
  for (const [host, count] of referrers) increase(tally.hosts, host, count);
  return tally;
}

export function increase<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
