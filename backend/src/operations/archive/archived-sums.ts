import { hash } from 'node:crypto';
import type { SumsPart } from '../../domain/scans/archived-sums.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import type { EventLog } from '../../log/event-log.ts';

/** A prime below 2 to the power of 255. */
const MODULUS = 2n ** 255n - 19n;
/** Hexadecimal digits of a number that stands for a day, an hour, a device class or a site. */
const WEIGHT_DIGITS = 16;
/** Sites are what browsers say: no more of them are remembered. */
const MOST_WEIGHTS = 10_000;

/**
 * A hash of sums, whichever order and parts they come in. It is the sum of all counts, each by a number that stands for what it counts, so
 * that the hash of scans is that of all their parts together.
 */
export class SumsDigest {
  #sum = 0n;
  readonly #weights = new Map<string, bigint>();

  add({ codes, days, batches }: SumsPart): void {
    for (const { code, ...counts } of codes) this.#add(`code ${code}`, counts);
    for (const { day, ...counts } of days) this.#add(`day ${day}`, counts);
    for (const { batch, ...counts } of batches) this.#add(`batch ${batch}`, counts);
  }

  equals(other: SumsDigest): boolean {
    return this.#sum === other.#sum;
  }

  #add(counted: string, lists: Readonly<Record<string, readonly Count[]>>): void {
    let weighed = 0n;
    for (const [by, counts] of Object.entries(lists))
      for (const [value, count] of counts) weighed += this.#weightOf(`${by} ${value}`) * BigInt(count);
    this.#sum = (this.#sum + numberOf(hash('sha256', counted)) * weighed) % MODULUS;
  }

  #weightOf(counted: string): bigint {
    const known = this.#weights.get(counted);
    if (known !== undefined) return known;
    const weight = numberOf(hash('sha256', counted).slice(0, WEIGHT_DIGITS));
    if (this.#weights.size >= MOST_WEIGHTS) this.#weights.clear();
    this.#weights.set(counted, weight);
    return weight;
  }
}

type Count = readonly [value: string | number, count: number];

const numberOf = (digits: string): bigint => BigInt(`0x${digits}`);

/** What the log has as sums of one archive. */
export interface ArchivedSums {
  readonly digest: SumsDigest;
  /** The scans of all codes. */
  scans: number;
  /** Events between this archive and the one before that retention has summed. */
  readonly summedBefore: number;
}

/** Returns the sums of the archives of a slot, by the revision up to which they reach. */
export async function archivedSumsOf(
  log: Pick<EventLog, 'read'>,
  slot: string,
): Promise<ReadonlyMap<number, ArchivedSums>> {
  const found = new Map<number, ArchivedSums>();
  let summedBefore = 0;
  for await (const event of log.read(SCAN_SUMS.streamOf(slot))) {
    if (!SCAN_SUMS.recognises(event)) continue;
    const { from, upTo } = event.data;
    if (event.type === 'ScansSummed') {
      summedBefore += upTo - from + 1;
      continue;
    }
    const sums = found.get(upTo) ?? { digest: new SumsDigest(), scans: 0, summedBefore };
    found.set(upTo, sums);
    summedBefore = 0;
    const part = sumsIn(event);
    sums.digest.add(part);
    for (const { days } of part.codes) for (const [, count] of days) sums.scans += count;
  }
  return found;
}
