import { DEFINITIONS } from '../../domain/catalogue.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { CheckMark, LogCheck } from './log-check.ts';

/** Every event is of a known type and can be decrypted, and its data fits the schema of its type. */
export class EventShapes implements LogCheck {
  readonly #check = new Check('data fits the schema of its type', 'events');
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  async see(event: FeedEvent): Promise<void> {
    this.#check.saw();
    const where = `${event.type} at position ${event.position} (${event.stream}@${event.revision})`;
    try {
      const [opened] = await this.#log.open([event]);
      const parsed = DEFINITIONS.get(event.type)?.data.safeParse(opened?.data);
      if (parsed?.error)
        this.#check.wrong(
          `${where}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
        );
    } catch (error) {
      this.#check.wrong(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  results() {
    return [this.#check.result()];
  }

  mark() {
    return { result: this.#check.result() };
  }

  resume({ result }: CheckMark) {
    this.#check.resume(result);
  }
}
