import type { ScansData, Visitor } from '../../domain/scans/events.ts';
import { eachScan } from '../../domain/scans/read.ts';
import { nameOfDay } from '../codes/scan-days.ts';
import type { CountedScan } from '../codes/visit-tally.ts';
import type { Placed } from '../counted-scans.ts';
import type { PlannedChanges } from '../fold.ts';
import { idOf } from './document.ts';
import { grouped } from './grouped.ts';
import { Names } from './names.ts';
import { EventParts } from './parts.ts';
import { SummedVisits } from './summed-visits.ts';
import type { CountedBy, ScanChange } from './totals.ts';

/** The totals of one code, day or batch, and what a window adds to them. */
export interface Addition {
  readonly by: CountedBy;
  readonly id: string;
  /** How many changes it makes. */
  readonly size: number;
  readonly changes: () => PlannedChanges<ScanChange>;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** Changes that are made together, and those of one event beyond: they bound memory. */
const TOGETHER = 16_384;

/** Codes, or visitors, that it takes at most: names take more room than scans. */
const MOST_NAMES = 2 ** 19;

/** Batches that it takes at most: their numbers have 16 bits. */
const MOST_BATCHES = 2 ** 16;

/** Parts of events for which there is room in any case: each scan of an event may be of another hour. */
const PARTS_OF_ONE = 1_024;
/** As many scans as a part of an event has at least, where most events have several. */
const SCANS_A_PART = 4;

/** Stands for the batch of a code whose batch is not known. */
const NO_BATCH = '';

const NO_NAMES = () => ({
  code: new Names(),
  batch: new Names(),
  stream: new Names(),
  visitor: new Names(),
});

/**
 * Scans of many events, with their hours alone, packed into 14 bytes each, with every name once. So the totals of a code are read and written once for all
 * of its scans in the window.
 */
export class ScanWindow {
  readonly #most: number;
  #names = NO_NAMES();
  /** What is counted of visitors, by their numbers. */
  #visitors: Visitor[] = [];
  readonly #code: Uint32Array;
  readonly #part: Uint32Array;
  readonly #batch: Uint16Array;
  readonly #visitor: Uint32Array;
  readonly #parts: EventParts;
  #scans = 0;

  /** `most`: the scans that it has room for. */
  constructor(most: number) {
    this.#most = most;
    this.#code = new Uint32Array(most);
    this.#part = new Uint32Array(most);
    this.#batch = new Uint16Array(most);
    this.#visitor = new Uint32Array(most);
    this.#parts = new EventParts(Math.max(Math.ceil(most / SCANS_A_PART), PARTS_OF_ONE));
  }

  /** Whether so large a part of the room is taken that it is worth to empty it. */
  get isFull(): boolean {
    const { code, visitor } = this.#names;
    const isTaken = this.#scans > 0.9 * this.#most || this.#parts.isFull;
    return isTaken || Math.max(code.size, visitor.size) > MOST_NAMES;
  }

  clear(): void {
    this.#names = NO_NAMES();
    this.#visitors = [];
    this.#parts.clear();
    this.#scans = 0;
  }

  /** Adds the scans of an event. Returns false, and adds none, where there is no room for all. */
  add(stream: string, revision: number, data: ScansData): boolean {
    if (!this.#hasRoomFor(data.scans)) return false;
    const { code: codes, batch: batches, stream: streams } = this.#names;
    const numberOfStream = streams.numberOf(stream);
    const visitors = new Map<Visitor | undefined, number>();
    let hour = Number.NaN;
    let part = -1;
    let place = this.#scans;
    eachScan(data, (code, at, visitor, batch = NO_BATCH) => {
      const hourOfScan = Math.floor(at / HOUR_MS);
      if (hourOfScan !== hour) {
        hour = hourOfScan;
        part = this.#parts.add(numberOfStream, revision, hour);
      }
      const numberOfVisitor = visitors.get(visitor) ?? this.#numberOf(visitor);
      visitors.set(visitor, numberOfVisitor);
      this.#code[place] = codes.numberOf(code);
      this.#part[place] = part;
      this.#batch[place] = batches.numberOf(batch);
      this.#visitor[place] = numberOfVisitor;
      place += 1;
    });
    this.#scans = place;
    return true;
  }

  #hasRoomFor(scans: number): boolean {
    const batches = this.#names.batch.size;
    return this.#scans + scans <= this.#most && scans <= this.#parts.room && batches + scans <= MOST_BATCHES;
  }

  /** Yields what it adds to each code, day and batch: many scans of one in several parts, one after another. */
  *additions(): Generator<Addition> {
    const { code, batch } = this.#names;
    yield* this.#additionsBy('code', code, this.#code.subarray(0, this.#scans));
    yield* this.#additionsBy('batch', batch, this.#batch.subarray(0, this.#scans));
    const days = new Names();
    const numbers = new Map<number, number>();
    const numberOf = (day: number) => {
      const number = numbers.get(day) ?? days.numberOf(nameOfDay(day));
      numbers.set(day, number);
      return number;
    };
    const dayOfParts = this.#parts.hours.map((hour) => numberOf(Math.floor(hour / DAY_HOURS)));
    const dayOfPlaces = this.#part.subarray(0, this.#scans).map((part) => dayOfParts[part] ?? 0);
    yield* this.#additionsBy('day', days, dayOfPlaces);
  }

  *#additionsBy(by: CountedBy, names: Names, numbers: Uint16Array | Uint32Array): Generator<Addition> {
    const { places, starts } = grouped(numbers, names.size);
    for (let number = 0; number < names.size; number += 1) {
      const name = names.nameOf(number);
      if (by === 'batch' && name === NO_BATCH) continue;
      for (const part of this.#partsOf(places.subarray(starts[number], starts[number + 1])))
        yield { by, id: idOf(by, name), size: part.length, changes: () => this.#changes(by, part) };
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
    const [part, next] = [this.#part[one] ?? -1, this.#part[other] ?? -1];
    return this.#parts.areOfOneEvent(part, next);
  }

  /** Of a day or a batch, an event may have many scans: they are counted at once. */
  #changes(by: CountedBy, places: Uint32Array): PlannedChanges<ScanChange> {
    const events: Placed[] = [];
    const changes: ScanChange[] = [];
    let last: Placed | undefined;
    /** The scans of the last event in all, once it has two of them. */
    let sum: SummedVisits | undefined;
    let first: CountedScan | undefined;
    let lastPart = -1;
    for (const place of places) {
      const part = this.#part[place] ?? -1;
      const at = this.#parts.hourOf(part) * HOUR_MS;
      const visitor = this.#visitors[this.#visitor[place] ?? -1];
      if (last === undefined || !this.#parts.areOfOneEvent(lastPart, part)) {
        last = this.#eventOf(part);
        [sum, first] = [undefined, undefined];
      }
      lastPart = part;
      if (sum) {
        sum.add(at, visitor);
        continue;
      }
      if (first) {
        sum = new SummedVisits(first.at, first.visitor);
        sum.add(at, visitor);
        changes[changes.length - 1] = sum;
        continue;
      }
      const scan = { at, visitor };
      if (by !== 'code') first = scan;
      changes.push(scan);
      events.push(last);
    }
    return { events, changes };
  }

  #eventOf(part: number): Placed {
    const stream = this.#names.stream.nameOf(this.#parts.streamOf(part));
    return { type: 'ScansRecorded', stream, revision: this.#parts.revisionOf(part), data: {} };
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
