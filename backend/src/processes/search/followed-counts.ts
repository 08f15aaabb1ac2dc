import { SCANS } from '../../domain/scans/events.ts';
import { codesOfScans } from '../../domain/scans/read.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { scanCountsOf } from '../../read-models/codes/queries.ts';
import { scannedCodes } from '../../read-models/codes/scanned-codes.ts';
import type { CodeIndex } from '../../read-models/codes/search/code-index.ts';

/** Codes whose counts are asked for at once. */
const AT_ONCE = 1_000;
/** Codes that may wait. Of more, the next reading of all counts takes care. */
const MOST_WAITING = 20_000;

/** The last scan of a code that the index knows of. */
interface Scanned {
  readonly stream: string;
  readonly revision: number;
}

/**
 * Keeps how often codes were scanned in an index as the read model has it, which the list shows. Journals are long: older scans
 * are in the counts of the read model, and for later ones a code is asked for again until it has them.
 */
export class FollowedCounts {
  readonly #store: ReadStore;
  readonly #index: CodeIndex;
  #waiting = new Map<string, Scanned>();

  constructor(store: ReadStore, index: CodeIndex) {
    this.#store = store;
    this.#index = index;
  }

  /** Notes the codes of an event of a journal. */
  note({ stream, revision, ...event }: OpenedEvent): void {
    if (!SCANS.recognises(event) || event.type !== 'ScansRecorded') return;
    for (const code of codesOfScans(event.data))
      if (this.#waiting.size < MOST_WAITING || this.#waiting.has(code))
        this.#waiting.set(code, { stream, revision });
  }

  /** Reads the counts of all codes that were scanned. */
  async readAll(): Promise<void> {
    for await (const page of scannedCodes(this.#store))
      for (const [code, count] of page) this.#index.putScanCount(code, count ?? 0);
  }

  /** Reads the counts of the codes that were noted. Those whose scan the read model lacks stay noted. */
  async readNoted(): Promise<void> {
    const noted = [...this.#waiting];
    for (let first = 0; first < noted.length; first += AT_ONCE) {
      const some = new Map(noted.slice(first, first + AT_ONCE));
      for (const { code, count, revisions } of await scanCountsOf(this.#store, [...some.keys()])) {
        this.#index.putScanCount(code, count);
        const asked = some.get(code);
        if (asked && (revisions[asked.stream] ?? -1) >= asked.revision && this.#waiting.get(code) === asked)
          this.#waiting.delete(code);
      }
    }
  }
}
