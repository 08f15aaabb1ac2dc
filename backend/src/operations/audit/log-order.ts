import { SCANS } from '../../domain/scans/events.ts';
import { RETURNED_SCANS } from '../../domain/scans/returned.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import { LogDamaged } from '../../ports/errors.ts';
import type { EventFeed, FeedEvent, Position } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import { Check } from './check.ts';
import type { CheckMark, LogCheck } from './log-check.ts';
import { Partitions } from './partitions.ts';

/** Streams that may begin at any revision. */
const ANYWHERE = [SIGN_INS, RETURNED_SCANS];

/** Begins a line that says up to which revision the sums of a journal reach. */
const SUMMED = '+';

interface LogPorts {
  readonly feed: Pick<EventFeed, 'compare'>;
  readonly events: Pick<EventStore, 'read'>;
}

/**
 * The positions of the feed only grow. The revisions of each stream count 0, 1, 2 … without a gap, and each is found by the
 * stream's name. A journal may begin where its sums end; sign-ins, and what came back from archives, anywhere. The streams are compared
 * on disk, a part of them at a time.
 */
export class LogOrder implements LogCheck {
  readonly #positions = new Check('positions only grow', 'events');
  readonly #revisions = new Check('revisions follow one another', 'streams');
  readonly #named = new Check('streams are found whole by their names', 'streams');
  readonly #streams: Partitions;
  readonly #events: Pick<EventStore, 'read'>;
  readonly #compare: EventFeed['compare'];
  #last: Position | undefined;

  /** `scratch`: a folder of its own. */
  constructor({ feed: { compare }, events }: LogPorts, scratch: string) {
    this.#compare = compare;
    this.#events = events;
    this.#streams = new Partitions(scratch);
  }

  async see({ position, stream, revision, data }: FeedEvent): Promise<void> {
    this.#positions.saw();
    if (this.#last !== undefined && this.#compare(position, this.#last) <= 0)
      this.#positions.wrong(`position ${position} comes after ${this.#last}`);
    this.#last = position;
    await this.#streams.add(stream, `${revision} ${stream}`);
    const slot = SCAN_SUMS.keyOf(stream);
    if (slot === undefined) return;
    const journal = SCANS.streamOf(slot);
    await this.#streams.add(journal, `${SUMMED}${data['upTo']} ${journal}`);
  }

  async results() {
    for await (const lines of this.#streams.read()) {
      const next = new Map<string, number>();
      const seen = new Map<string, number>();
      const begins = new Map<string, number>();
      for await (const line of lines) {
        const place = line.indexOf(' ');
        const [text, stream] = [line.slice(0, place), line.slice(place + 1)];
        if (text.startsWith(SUMMED)) {
          if (Number(text.slice(SUMMED.length)) + 1 >= (begins.get(stream) ?? 0)) begins.delete(stream);
          continue;
        }
        const revision = Number(text);
        if (!next.has(stream) && revision > 0 && SCANS.keyOf(stream) !== undefined)
          begins.set(stream, revision);
        const begin = ANYWHERE.some(({ keyOf }) => keyOf(stream) !== undefined)
          ? revision
          : begins.get(stream);
        const expected = next.get(stream) ?? begin ?? 0;
        if (revision !== expected)
          this.#revisions.wrong(`${stream} has revision ${revision} instead of ${expected}`);
        next.set(stream, revision + 1);
        seen.set(stream, (seen.get(stream) ?? 0) + 1);
      }
      for (const [stream, begin] of begins)
        this.#revisions.wrong(`${stream} has revision ${begin} instead of 0`);
      this.#revisions.saw(next.size);
      for (const [stream, events] of seen) await this.#readByName(stream, events);
    }
    return [this.#positions.result(), this.#revisions.result(), this.#named.result()];
  }

  /** The feed reads by position, and everybody else by name: by an index of its own. Others may append meanwhile. */
  async #readByName(stream: string, events: number): Promise<void> {
    this.#named.saw();
    let found = 0;
    try {
      for await (const _event of this.#events.read(stream)) {
        found += 1;
        if (found === events) return;
      }
      this.#named.wrong(`${stream} has ${events} events, and ${found} are found by its name`);
    } catch (error) {
      if (!(error instanceof LogDamaged)) throw error;
      this.#named.wrong(`${stream}: ${error.problem}`);
    }
  }

  async mark() {
    const result = this.#positions.result();
    const lengths = await this.#streams.mark();
    return this.#last === undefined ? { result, lengths } : { result, lengths, last: this.#last };
  }

  async resume({ result, lengths = [], last }: CheckMark) {
    this.#positions.resume(result);
    this.#last = last;
    await this.#streams.resume(lengths);
  }
}
