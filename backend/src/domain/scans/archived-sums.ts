import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { DEVICES } from './names.ts';
import { codesOfScans, SEPARATOR } from './read.ts';
import type { ScanSums, SummedCounts } from './sums.ts';

/** Counts one after another, by numbers from 0 on. A negative number stands for so many that are 0. */
const Runs = z.array(z.int());
type Runs = z.infer<typeof Runs>;

export const archivedScansSummed = defineEvent(
  'ArchivedScansSummed',
  'A part of the sums of the scans that go into an archive: of the events of the slot’s journal from revision `from` to `upTo`, both inclusive. Each code, UTC day and batch is in one part. `scans` is the number of all scans of these events. The events are removed once a `JournalArchived` closes the sums. A list of counts has one for each number from 0 on, and a negative one for so many counts of 0: of UTC days since 1970, of hours of the day, of device classes by their numbers in `backend/src/domain/scans/names.ts`, of `referrers` by their places',
  z.object({
    from: z.int(),
    upTo: z.int(),
    scans: z.int(),
    /** The sites that the sums of this event name. */
    referrers: z.array(z.string()),
    /** Short codes, with a comma between two of them. */
    codes: z.string(),
    /** For each code its scans by days, hours, device classes and referrers. */
    codeSums: z.array(z.tuple([Runs, Runs, Runs, Runs])),
    /** UTC days since 1970. */
    days: z.array(z.int()),
    /** For each day its scans by hours, device classes and referrers. */
    daySums: z.array(z.tuple([Runs, Runs, Runs])),
    batches: z.array(z.string()),
    /** For each batch its scans by days. */
    batchSums: z.array(Runs),
  }),
);

export type ArchivedSums = z.infer<typeof archivedScansSummed.data>;

/** What scans add to codes, days and batches. */
export type SumsPart = Pick<ScanSums, 'codes' | 'days' | 'batches'>;

/** Returns the sums of a part in the form that an event stores. */
export function packSums({ codes, days, batches }: SumsPart) {
  const places = new Map<string, number>();
  const placeOf = (host: string) => {
    const place = places.get(host) ?? places.size;
    places.set(host, place);
    return place;
  };
  const visits = ({ hours, devices, referrers }: SummedCounts): [Runs, Runs, Runs] => [
    packRuns(hours),
    packRuns(devices.map(([device, count]) => [DEVICES.indexOf(device), count])),
    packRuns(referrers.map(([host, count]) => [placeOf(host), count])),
  ];
  const packed = {
    codes: codes.map(({ code }) => code).join(SEPARATOR),
    codeSums: codes.map((each): ArchivedSums['codeSums'][number] => [packRuns(each.days), ...visits(each)]),
    days: days.map(({ day }) => day),
    daySums: days.map(visits),
    batches: batches.map(({ batch }) => batch),
    batchSums: batches.map((each) => packRuns(each.days)),
  };
  return { ...packed, referrers: [...places.keys()] };
}

/** Returns the sums of an event. */
export function unpackSums(sums: ArchivedSums): SumsPart {
  const { referrers, codeSums, daySums, batchSums } = sums;
  const visits = (hours: Runs, devices: Runs, sites: Runs): SummedCounts => ({
    hours: unpackRuns(hours),
    devices: unpackRuns(devices).map(([device, count]) => [DEVICES[device] ?? 'other', count]),
    referrers: unpackRuns(sites).map(([place, count]) => [referrers[place] ?? '', count]),
  });
  const codes = codeSums.length === 0 ? [] : codesOfScans(sums);
  return {
    codes: codes.map((code, place) => {
      const [days = [], ...counts] = codeSums[place] ?? [[], [], [], []];
      return { code, days: unpackRuns(days), ...visits(...counts) };
    }),
    days: sums.days.map((day, place) => ({ day, ...visits(...(daySums[place] ?? [[], [], []])) })),
    batches: sums.batches.map((batch, place) => ({ batch, days: unpackRuns(batchSums[place] ?? []) })),
  };
}

function packRuns(counts: readonly (readonly [number: number, count: number])[]): Runs {
  const runs: Runs = [];
  let next = 0;
  for (const [number, count] of [...counts].sort(([one], [other]) => one - other)) {
    if (number > next) runs.push(next - number);
    runs.push(count);
    next = number + 1;
  }
  return runs;
}

function unpackRuns(runs: Runs): [number: number, count: number][] {
  const counts: [number, number][] = [];
  let next = 0;
  for (const run of runs)
    if (run < 0) next -= run;
    else {
      counts.push([next, run]);
      next += 1;
    }
  return counts;
}
