import type { FeedEvent } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { LogCheck } from './log-check.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** No two events of the log have the same id. Ids are kept as 16 characters each: about 60 MB for a million. */
export class EventIds implements LogCheck {
  readonly #check = new Check('event ids are unique', 'ids');
  readonly #seen = new Set<string>();

  see({ id, position }: FeedEvent): void {
    this.#check.saw();
    if (!UUID.test(id)) this.#check.wrong(`${id} at position ${position} is not a lower-case UUID`);
    const short = Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1');
    if (this.#seen.has(short)) this.#check.wrong(`${id} is at position ${position} again`);
    this.#seen.add(short);
  }

  results() {
    return [this.#check.result()];
  }
}
