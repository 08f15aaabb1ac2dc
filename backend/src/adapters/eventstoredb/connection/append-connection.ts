import type {
  AppendExpectedRevision,
  AppendResult,
  EventData,
  EventStoreDBClient,
} from '@eventstore/db-client';
import { Semaphore } from 'async-mutex';
import pTimeout from 'p-timeout';
import { clientRecoversFrom, closed } from '../errors.ts';
import { connect, disconnect } from './connect.ts';

/** Milliseconds that the server has for an append. */
const DEADLINE_MS = 5_000;

/** Milliseconds after which an append without a response is given up: a connection that breaks may swallow it. */
const APPEND_TIMEOUT_MS = 8_000;

/** Milliseconds that closing waits for pending responses. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Appends under way at once, in the whole process. The client queues appends once 16 wait to be sent. A connection that
 * breaks then rejects a promise without a handler, which would end the process. The client also keeps the pending
 * responses of all connections in one map. The end of one stream removes them all, and late responses then throw where
 * nothing catches them. So a stream ends only while no append is under way (docs/decisions/0012).
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

/** A connection for appends alone, so that a failed read or subscription never closes it under an append. */
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

  /** Waits for pending responses. Later appends are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const close = () => disconnect(this.#client);
    await pTimeout(runAlone(close), { milliseconds: CLOSE_TIMEOUT_MS, fallback: close });
  }

  async #send({ stream, expectedRevision, events }: Message): Promise<AppendResult> {
    if (this.#closed) throw closed();
    const data = events();
    try {
      return await pTimeout(
        this.#client.appendToStream(stream, data, { expectedRevision, deadline: DEADLINE_MS }),
        { milliseconds: APPEND_TIMEOUT_MS, fallback: giveUp },
      );
    } catch (error) {
      this.#broken ||= !clientRecoversFrom(error);
      throw error;
    }
  }

  /** A client may keep a failure for good: when it fails to read the server's features, it never asks again. */
  async #renew(): Promise<void> {
    if (!this.#broken || this.#closed) return;
    await disconnect(this.#client);
    this.#client = connect(this.#url);
    this.#broken = false;
  }
}

function giveUp(): never {
  throw new Error('no response to an append');
}
