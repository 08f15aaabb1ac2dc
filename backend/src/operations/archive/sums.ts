import type { SumsPart } from '../../domain/scans/archived-sums.ts';
import type { ScanSums, SummedCounts } from '../../domain/scans/sums.ts';
import { dayOf } from '../../read-models/codes/scan-days.ts';
import { increase, VisitTally } from '../../read-models/codes/visit-tally.ts';
import { keyOf } from '../../read-models/scan-snapshot/document.ts';
import type { ScanChange } from '../../read-models/scan-snapshot/totals.ts';
import type { Addition } from '../../read-models/scan-snapshot/window.ts';

/** What scans add to one code, one day or one batch. */
export type Entry =
  | { readonly list: 'codes'; readonly key: string; readonly value: ScanSums['codes'][number] }
  | { readonly list: 'days'; readonly key: string; readonly value: ScanSums['days'][number] }
  | { readonly list: 'batches'; readonly key: string; readonly value: ScanSums['batches'][number] };

class Sum {
  readonly days = new Map<number, number>();
  readonly tally = new VisitTally();

  add(change: ScanChange): void {
    if ('visitor' in change) {
      increase(this.days, dayOf(change.at));
      this.tally.add(change.at, change.visitor);
    } else if ('tally' in change) {
      for (const [day, count] of change.days) increase(this.days, day, count);
      for (const [hour, count] of change.tally.hours) increase(this.tally.hours, hour, count);
      for (const [device, count] of change.tally.devices) increase(this.tally.devices, device, count);
      for (const [host, count] of change.tally.hosts) increase(this.tally.hosts, host, count);
    }
  }

  counts(): SummedCounts {
    const { hours, devices, hosts } = this.tally;
    return { hours: [...hours], devices: [...devices], referrers: [...hosts] };
  }
}

/** Yields the sums of a window of scans: one for each code, batch and day. */
export function* entriesOf(additions: Iterable<Addition>): Generator<Entry> {
  let current: Pick<Addition, 'by' | 'id'> | undefined;
  let sum = new Sum();
  for (const addition of additions) {
    // Many scans of one come in several parts, one after another.
    if (current && current.id !== addition.id) {
      yield entryOf(current, sum);
      sum = new Sum();
    }
    current = addition;
    for (const change of addition.changes().changes) sum.add(change);
  }
  if (current) yield entryOf(current, sum);
}

function entryOf({ by, id }: Pick<Addition, 'by' | 'id'>, sum: Sum): Entry {
  const key = keyOf(id);
  const days = [...sum.days];
  switch (by) {
    case 'code':
      return { list: 'codes', key: id, value: { code: key, days, ...sum.counts() } };
    case 'day':
      return { list: 'days', key: id, value: { day: dayOf(Date.parse(key)), ...sum.counts() } };
    case 'batch':
      return { list: 'batches', key: id, value: { batch: key, days } };
  }
}

/** Characters of JSON in one event before they are packed: EventStoreDB takes a megabyte. */
const MOST_CHARACTERS = 600_000;

/** Yields sums in parts that each fit into an event. */
export async function* partsOf(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<SumsPart> {
  let part: SumsPart = { codes: [], days: [], batches: [] };
  let length = 0;
  for await (const entry of entries) {
    addTo(part, entry);
    length += JSON.stringify(entry.value).length;
    if (length < MOST_CHARACTERS) continue;
    yield part;
    part = { codes: [], days: [], batches: [] };
    length = 0;
  }
  if (length > 0) yield part;
}

function addTo(part: SumsPart, entry: Entry): void {
  switch (entry.list) {
    case 'codes':
      part.codes.push(entry.value);
      return;
    case 'days':
      part.days.push(entry.value);
      return;
    case 'batches':
      part.batches.push(entry.value);
  }
}
