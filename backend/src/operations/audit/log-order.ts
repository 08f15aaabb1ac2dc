import type { FeedEvent, Position } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { LogCheck } from './log-check.ts';
import { isBehind } from './position-order.ts';

/** The positions of the feed only grow. The revisions of each stream count 0, 1, 2 … without a gap. */
export class LogOrder implements LogCheck {
  readonly #positions = new Check('positions only grow', 'events');
  readonly #revisions = new Check('revisions follow one another', 'streams');
  readonly #next = new Map<string, number>();
  #last: Position | undefined;

  see({ position, stream, revision }: FeedEvent): void {
    this.#positions.saw();
    if (this.#last !== undefined && !isBehind(position, this.#last))
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
