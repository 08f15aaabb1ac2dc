import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '../../domain/event.ts';
import type { Expected } from '../../ports/event-store.ts';
import { type ArchiveContext, append } from './context.ts';

type Context = Pick<ArchiveContext, 'log' | 'clock' | 'random'>;

/** Events of one append at most, and the characters of their data: EventStoreDB takes a megabyte. */
const [EVENTS, CHARACTERS] = [200, 400_000];

/** Appends events some hundred at a time. */
export class ReturnedWriter {
  readonly #context: Context;
  readonly #stream: string;
  #last: Expected;
  #events: DomainEvent[] = [];
  #characters = 0;

  constructor(context: Context, stream: string, last: Expected) {
    this.#context = context;
    this.#stream = stream;
    this.#last = last;
  }

  get last(): Expected {
    return this.#last;
  }

  async add(event: DomainEvent): Promise<void> {
    this.#events.push(event);
    this.#characters += JSON.stringify(event.data).length;
    if (this.#events.length >= EVENTS || this.#characters >= CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#events.length === 0) return;
    const began = performance.now();
    this.#last = await append(this.#context, this.#stream, this.#last, ...this.#events);
    this.#events = [];
    this.#characters = 0;
    // Scans are written meanwhile.
    await sleep(performance.now() - began);
  }
}
