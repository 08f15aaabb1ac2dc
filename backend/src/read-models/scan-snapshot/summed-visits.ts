import type { Visitor } from '../../domain/scans/events.ts';
import type { TalliedScans } from '../codes/scan-counts.ts';
import { dayOf } from '../codes/scan-days.ts';
import { increase, VisitTally } from '../codes/visit-tally.ts';

/** Scans that are counted together. */
export class SummedVisits implements TalliedScans {
  readonly days = new Map<number, number>();
  readonly tally = new VisitTally();

  constructor(at: number, visitor: Visitor | undefined) {
    this.add(at, visitor);
  }

  /** `at` is in milliseconds since 1970. */
  add(at: number, visitor: Visitor | undefined): void {
    increase(this.days, dayOf(at));
    this.tally.add(at, visitor);
  }
}
