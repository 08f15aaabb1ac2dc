import { eachScan } from '../../domain/scans/read.ts';
import type { ScansData, Visitor } from '../../domain/scans/events.ts';
import { dayOf, nameOfDay } from '../codes/scan-days.ts';
import type { Placed } from '../counted-scans.ts';
import type { PlannedChanges } from '../fold.ts';
import { idOf } from './document.ts';
import { grouped } from './grouped.ts';
import { Names } from './names.ts';
import type { CountedBy, ScanChange } from './totals.ts';

/** The totals of one code, day or batch, and what a window adds to them. */
export interface Addition {
  readonly by: CountedBy;
  readonly id: string;
  /** How many changes it makes. */
  readonly size: number;
  readonly changes: () => PlannedChanges<ScanChange>;
}

/** Changes that are made together, and those of one event beyond: they bound memory. */
const TOGETHER = 16_384;

/** Codes, or visitors, that it takes at most: names take more room than scans. */
const MOST_NAMES = 2 ** 19;

const NO_NAMES = () => ({
  code: new Names(),
  day: new Names(),
  batch: new Names(),
  stream: new Names(),
  visitor: new Names(),
});

/** Stands for the batch of a code whose batch is not known. */
const NO_BATCH = '';

/**
 * Scans of many events, packed into 36 bytes each, with every name once. So the totals of a code are read and written once for all
 * of its scans in the window.
 */
export class ScanWindow {
  readonly #most: number;
  #names = NO_NAMES();
  /** What is counted of visitors, by their numbers. */
  #visitors: Visitor[] = [];
  readonly #by;
  readonly #stream: Uint32Array;
  readonly #visitor: Uint32Array;
  readonly #revision: Float64Array;
  readonly #at: Float64Array;
  #scans = 0;

  /** `most`: the scans that it has room for. */
  constructor(most: number) {
    this.#most = most;
    this.#by = { code: new Uint32Array(most), day: new Uint32Array(most), batch: new Uint32Array(most) };
    this.#stream = new Uint32Array(most);
    this.#visitor = new Uint32Array(most);
    this.#revision = new Float64Array(most);
    this.#at = new Float64Array(most);
  }

  /** Whether so large a part of the room is taken that it is worth to empty it. */
  get isFull(): boolean {
    const { code, visitor } = this.#names;
    return this.#scans > 0.9 * this.#most || Math.max(code.size, visitor.size) > MOST_NAMES;
  }

  clear(): void {
    this.#names = NO_NAMES();
    this.#visitors = [];
    this.#scans = 0;
  }

  /** Adds the scans of an event. Returns false, and adds none, where there is no room for all. */
  add(stream: string, revision: number, data: ScansData): boolean {
    if (this.#scans + data.scans > this.#most) return false;
    const numberOfStream = this.#names.stream.numberOf(stream);
    const names = this.#names;
    let place = this.#scans;
    eachScan(data, (code, at, visitor, batch) => {
      this.#by.code[place] = names.code.numberOf(code);
      this.#by.day[place] = names.day.numberOf(nameOfDayOf(at));
      this.#by.batch[place] = names.batch.numberOf(batch ?? NO_BATCH);
      this.#stream[place] = numberOfStream;
      this.#visitor[place] = this.#numberOf(visitor);
      this.#revision[place] = revision;
      this.#at[place] = at;
      place += 1;
    });
    this.#scans += data.scans;
    return true;
  }

  /** Yields what it adds to each code, day and batch: many scans of one in several parts, one after another. */
  *additions(): Generator<Addition> {
    for (const by of ['code', 'day', 'batch'] as const) {
      const names = this.#names[by];
      const { places, starts } = grouped(this.#by[by].subarray(0, this.#scans), names.size);
      for (let number = 0; number < names.size; number += 1) {
        const name = names.nameOf(number);
        if (by === 'batch' && name === NO_BATCH) continue;
        for (const part of this.#partsOf(places.subarray(starts[number], starts[number + 1])))
          yield { by, id: idOf(by, name), size: part.length, changes: () => this.#changes(part) };
      }
    }
  }

  /** Parts places so that none divides an event: totals note the last event that they count. */
  *#partsOf(places: Uint32Array): Generator<Uint32Array> {
    for (let from = 0; from < places.length; ) {
      let to = Math.min(from + TOGETHER, places.length);
      while (to < places.length && this.#areOfOneEvent(places[to - 1], places[to])) to += 1;
      yield places.subarray(from, to);
      from = to;
    }
  }

  #areOfOneEvent(one = -1, other = -1): boolean {
    return this.#stream[one] === this.#stream[other] && this.#revision[one] === this.#revision[other];
  }

  #changes(places: Uint32Array): PlannedChanges<ScanChange> {
    const events: Placed[] = [];
    const changes: ScanChange[] = [];
    let last: Placed | undefined;
    for (const place of places) {
      const stream = this.#names.stream.nameOf(this.#stream[place] ?? -1);
      const revision = this.#revision[place] ?? -1;
      if (last?.stream !== stream || last.revision !== revision)
        last = { type: 'ScansRecorded', stream, revision, data: {} };
      events.push(last);
      changes.push({ at: this.#at[place] ?? 0, visitor: this.#visitors[this.#visitor[place] ?? -1] });
    }
    return { events, changes };
  }

  #numberOf(visitor: Visitor | undefined): number {
    const { device = 'other', referrer } = visitor ?? {};
    const number = this.#names.visitor.numberOf(`${device} ${referrer ?? ''}`);
    this.#visitors[number] ??= {
      device,
      os: '',
      browser: '',
      ...(referrer === undefined ? {} : { referrer }),
    };
    return number;
  }
}

/** The day that was named last: most scans are of the same. */
let named = { day: -1, name: '' };

function nameOfDayOf(at: number): string {
  const day = dayOf(at);
  if (day !== named.day) named = { day, name: nameOfDay(day) };
  return named.name;
}
