import type {
  AppendExpectedRevision,
  AppendResult,
  EventData,
  EventStoreDBClient,
} from '@eventstore/db-client';
import { Semaphore } from 'async-mutex';
import pTimeout from 'p-timeout';
import { connect, disconnect } from './connect.ts';
import { clientRecoversFrom, unavailable } from './errors.ts';

/** Milliseconds that the server has for an append. */
const DEADLINE_MS = 5_000;

/** Milliseconds after which an append is given up that nobody answers: one given to a connection just breaking. */
const PATIENCE_MS = 8_000;

/** Milliseconds that closing waits for the answers still to come. */
const LAST_ANSWERS_MS = 5_000;

/**
 * Appends under way at once. The client writes them to one stream and queues them once 16 wait to be sent; a connection
 * that breaks then rejects a promise that nobody holds, which would end the process. It also keeps the answers it waits
 * for in one place for the whole process: the end of one client's stream throws away those of all others, whose answers
 * then throw where nobody can catch them. So the gate is one for the process, below that number, and a stream is ended
 * only while no append is under way.
 */
export const APPENDS_AT_ONCE = 15;
const permits = new Semaphore(APPENDS_AT_ONCE);

/** Runs while no append is under way; later ones wait. */
const runAlone = (task: () => Promise<void>) => permits.runExclusive(task, APPENDS_AT_ONCE);

interface Message {
  readonly stream: string;
  readonly expectedRevision: AppendExpectedRevision;
  /** Called once, at the moment of sending. */
  readonly events: () => EventData[];
}

/** A connection for appends alone, so that no failure of a read or a subscription takes it away under an append. */
export class AppendConnection {
  readonly #url: string;
  #client: EventStoreDBClient;
  #broken = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#client = connect(url);
  }

  async send(message: Message): Promise<AppendResult> {
    if (this.#broken) await runAlone(() => this.#renew());
    return permits.runExclusive(() => this.#send(message));
  }

  /** Waits for the answers still to come; whatever is sent later is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const close = () => disconnect(this.#client);
    await pTimeout(runAlone(close), { milliseconds: LAST_ANSWERS_MS, fallback: close });
  }

  async #send({ stream, expectedRevision, events }: Message): Promise<AppendResult> {
    if (this.#closed) throw unavailable(new Error('the event store is closed'));
    const data = events();
    try {
      return await pTimeout(
        this.#client.appendToStream(stream, data, { expectedRevision, deadline: DEADLINE_MS }),
        { milliseconds: PATIENCE_MS, fallback: giveUp },
      );
    } catch (error) {
      this.#broken ||= !clientRecoversFrom(error);
      throw error;
    }
  }

  /** A client may keep a failure for good: what it once could not learn of the server it does not ask again. */
  async #renew(): Promise<void> {
    if (!this.#broken || this.#closed) return;
    await disconnect(this.#client);
    this.#client = connect(this.#url);
    this.#broken = false;
  }
}

function giveUp(): never {
  throw new Error('no answer to an append');
}
