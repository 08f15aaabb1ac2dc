import { TRUNCATED } from '../../domain/catalogue.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { LogDamaged } from '../../ports/errors.ts';
import type { EventFeed, FeedEvent, Position } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import { Check } from './check.ts';
import type { CheckMark, LogCheck } from './log-check.ts';
import { Partitions } from './partitions.ts';

/** Streams that may begin at any revision. Journals of scans begin where their sums end. */
const ANYWHERE = TRUNCATED.filter((category) => category !== SCANS);

/** Begins a line that says up to which revision the sums of a journal reach. */
const SUMMED = '+';

/** What a pass of the log has seen of a stream. */
interface Seen {
  events: number;
  /** The first revision. */
  first: number;
  /** The revision after the last one. */
  next: number;
  readonly gaps: { readonly expected: number; readonly revision: number }[];
  /** The revision after those that the sums of a journal stand for. */
  summed: number;
}

interface LogPorts {
  readonly feed: Pick<EventFeed, 'compare'>;
  readonly events: Pick<EventStore, 'read'>;
}

/**
 * The positions of the feed only grow. The revisions of each stream count 0, 1, 2 … without a gap, and each is found by the
 * stream's name. A journal may begin where its sums end; sign-ins, and what came back from archives, anywhere, also where a beginning
 * was removed during the audit. The streams are compared on disk, a part of them at a time.
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
      const streams = new Map<string, Seen>();
      for await (const line of lines) {
        const place = line.indexOf(' ');
        const [text, stream] = [line.slice(0, place), line.slice(place + 1)];
        const seen = streams.get(stream) ?? { events: 0, first: 0, next: 0, gaps: [], summed: 0 };
        streams.set(stream, seen);
        if (text.startsWith(SUMMED))
          seen.summed = Math.max(seen.summed, Number(text.slice(SUMMED.length)) + 1);
        else count(seen, Number(text));
      }
      for (const [stream, seen] of streams) if (seen.events > 0) await this.#compareByName(stream, seen);
    }
    return [this.#positions.result(), this.#revisions.result(), this.#named.result()];
  }

  /** The feed reads by position, and everybody else by name: by an index of its own. Others may append and remove meanwhile. */
  async #compareByName(stream: string, seen: Seen): Promise<void> {
    this.#revisions.saw();
    this.#named.saw();
    let begin = seen.first;
    try {
      const named = await this.#readByName(stream, seen.next);
      begin = named.begin;
      const mayLack = begin > seen.first && begin <= (await this.#mayBegin(stream, seen, begin));
      const events = mayLack ? Math.min(seen.events, Math.max(0, seen.next - begin)) : seen.events;
      if (named.found !== events)
        this.#named.wrong(`${stream} has ${seen.events} events, and ${named.found} are found by its name`);
    } catch (error) {
      if (!(error instanceof LogDamaged)) throw error;
      this.#named.wrong(`${stream}: ${error.problem}`);
    }
    for (const { expected, revision } of seen.gaps) {
      const isRemoved = revision > expected && revision <= begin;
      if (isRemoved && revision <= (await this.#mayBegin(stream, seen, revision))) continue;
      this.#revisions.wrong(`${stream} has revision ${revision} instead of ${expected}`);
    }
  }

  /** Returns the first revision of a stream, and how many there are before `next`. */
  async #readByName(stream: string, next: number) {
    let begin: number | undefined;
    let found = 0;
    for await (const { revision } of this.#events.read(stream)) {
      begin ??= revision;
      if (revision < next) found += 1;
      if (revision >= next - 1) break;
    }
    return { begin: begin ?? 0, found };
  }

  /** Returns the last revision at which a stream may begin. The sums of a journal are read again where they may be later ones. */
  async #mayBegin(stream: string, seen: Seen, wanted: number): Promise<number> {
    if (ANYWHERE.some(({ keyOf }) => keyOf(stream) !== undefined)) return Number.POSITIVE_INFINITY;
    const slot = SCANS.keyOf(stream);
    if (slot === undefined || wanted <= seen.summed) return seen.summed;
    for await (const { data } of this.#events.read(SCAN_SUMS.streamOf(slot)))
      seen.summed = Math.max(seen.summed, Number(data['upTo']) + 1);
    return seen.summed;
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

function count(seen: Seen, revision: number): void {
  if (revision !== seen.next) seen.gaps.push({ expected: seen.next, revision });
  if (seen.events === 0) seen.first = revision;
  seen.events += 1;
  seen.next = revision + 1;
}
