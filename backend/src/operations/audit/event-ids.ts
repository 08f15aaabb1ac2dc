import type { FeedEvent } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { CheckMark, LogCheck } from './log-check.ts';
import { Partitions } from './partitions.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** No two events of the log have the same id. The ids are compared on disk, a part of them at a time. */
export class EventIds implements LogCheck {
  readonly #check = new Check('event ids are unique', 'ids');
  readonly #ids: Partitions;

  /** `scratch`: a folder of its own. */
  constructor(scratch: string) {
    this.#ids = new Partitions(scratch);
  }

  async see({ id, position }: FeedEvent): Promise<void> {
    this.#check.saw();
    if (!UUID.test(id))
      this.#check.wrong(`${JSON.stringify(id)} at position ${position} is not a lower-case UUID`);
    else await this.#ids.add(id, `${id} ${position}`);
  }

  async results() {
    for await (const lines of this.#ids.read()) {
      const seen = new Set<string>();
      for await (const line of lines) {
        const [id = '', position] = line.split(' ');
        if (seen.has(id)) this.#check.wrong(`${id} is at position ${position} again`);
        seen.add(id);
      }
    }
    return [this.#check.result()];
  }

  async mark() {
    return { result: this.#check.result(), lengths: await this.#ids.mark() };
  }

  async resume({ result, lengths = [] }: CheckMark) {
    this.#check.resume(result);
    await this.#ids.resume(lengths);
  }
}
