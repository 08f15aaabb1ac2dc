import type { EventFeed, FeedEvent, Position } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { LogCheck } from './log-check.ts';

/** The positions of the feed only grow. The revisions of each stream count 0, 1, 2 … without a gap. */
export class LogOrder implements LogCheck {
  readonly #positions = new Check('positions only grow', 'events');
  readonly #revisions = new Check('revisions follow one another', 'streams');
  readonly #next = new Map<string, number>();
  readonly #compare: EventFeed['compare'];
  #last: Position | undefined;

  constructor({ compare }: Pick<EventFeed, 'compare'>) {
    this.#compare = compare;
  }

  see({ position, stream, revision }: FeedEvent): void {
    this.#positions.saw();
    if (this.#last !== undefined && this.#compare(position, this.#last) <= 0)
      this.#positions.wrong(`position ${position} comes after ${this.#last}`);
    this.#last = position;
    const expected = this.#next.get(stream) ?? 0;
    if (revision !== expected)
      this.#revisions.wrong(`${stream} has revision ${revision} instead of ${expected}`);
    this.#next.set(stream, revision + 1);
  }

  results() {
    this.#revisions.saw(this.#next.size);
    return [this.#positions.result(), this.#revisions.result()];
  }
}
