import { createHash } from 'node:crypto';
import type { SumsPart } from '../../domain/scans/archived-sums.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import type { EventLog } from '../../log/event-log.ts';
import { canonicalJson } from '../../ports/canonical-json.ts';

const MODULUS = 2n ** 256n;

/** A hash of sums, whichever order and parts they come in. */
export class SumsDigest {
  #sum = 0n;

  add({ codes, days, batches }: SumsPart): void {
    for (const each of [...codes, ...days, ...batches]) {
      const print = createHash('sha256').update(inOneOrder(each)).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${print}`)) % MODULUS;
    }
  }

  equals(other: SumsDigest): boolean {
    return this.#sum === other.#sum;
  }
}

/** A text of sums in which counts come in one order. */
const inOneOrder = (sums: SumsPart[keyof SumsPart][number]): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(sums).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String).sort() : value,
      ]),
    ),
  );

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
