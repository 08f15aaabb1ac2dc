import type { ScansData } from '../../../domain/scans/events.ts';
import { eachScan } from '../../../domain/scans/read.ts';
import type { ScanSums, SummedCounts } from '../../../domain/scans/sums.ts';
import { dayOf } from '../../../read-models/codes/scan-days.ts';
import { increase, VisitTally } from '../../../read-models/codes/visit-tally.ts';

/** Counts scans one after another, and keeps sums alone: as many as there are codes and days among them. */
export class ScanSum {
  scans = 0;
  readonly #codes = new Map<string, { readonly days: Map<number, number>; readonly tally: VisitTally }>();
  readonly #days = new Map<number, VisitTally>();
  readonly #batches = new Map<string, Map<number, number>>();

  add(data: ScansData): void {
    eachScan(data, (code, at, visitor, batch) => {
      const day = dayOf(at);
      const ofCode = known(this.#codes, code, () => ({
        days: new Map<number, number>(),
        tally: new VisitTally(),
      }));
      increase(ofCode.days, day);
      ofCode.tally.add(at, visitor);
      known(this.#days, day, () => new VisitTally()).add(at, visitor);
      if (batch !== undefined)
        increase(
          known(this.#batches, batch, () => new Map<number, number>()),
          day,
        );
    });
    this.scans += data.scans;
  }

  /** Returns the sums of the events of a journal from one revision to another, both inclusive. */
  sums(from: number, upTo: number): ScanSums {
    return {
      from,
      upTo,
      scans: this.scans,
      codes: Array.from(this.#codes, ([code, { days, tally }]) => ({
        code,
        days: [...days],
        ...countsOf(tally),
      })),
      days: Array.from(this.#days, ([day, tally]) => ({ day, ...countsOf(tally) })),
      batches: Array.from(this.#batches, ([batch, days]) => ({ batch, days: [...days] })),
    };
  }
}

const countsOf = ({ hours, devices, hosts }: VisitTally): SummedCounts => ({
  hours: [...hours],
  devices: [...devices],
  referrers: [...hosts],
});

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
