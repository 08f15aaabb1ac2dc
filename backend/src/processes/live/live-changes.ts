import type { Logger } from 'pino';
import { LiveTopic } from '../../contract/schemas/live.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { type Process, startProcess } from '../runner.ts';
import { traceEvents } from '../trace-events.ts';
import { followTopic, type TopicPorts } from './follow-topic.ts';
import { TOPICS } from './topics.ts';

interface Listener {
  tell(topic: LiveTopic): void;
  end(): void;
}

interface Ports extends TopicPorts {
  readonly tracing?: Tracing | undefined;
}

/** Tells listeners what has changed, and says so in the traces. It follows the log only while somebody listens. */
export class LiveChanges {
  readonly #ports: Ports;
  readonly #logger: Logger;
  readonly #listeners = new Set<Listener>();
  #followers: readonly Process[] = [];
  #stopped: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(ports: Ports, logger: Logger) {
    this.#ports = ports;
    this.#logger = logger;
  }

  /** Returns what ends it. */
  listen(listener: Listener): () => void {
    if (this.#ended) {
      listener.end();
      return () => {};
    }
    this.#listeners.add(listener);
    if (this.#followers.length === 0) this.#followers = LiveTopic.options.map((topic) => this.#follow(topic));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.stop();
    };
  }

  /** Ends all listening, for a server that stops. */
  end(): void {
    this.#ended = true;
    for (const listener of this.#listeners) listener.end();
  }

  /** Why a topic is not followed any more; undefined while all are. The next listener has it followed anew. */
  failure = (): Error | undefined => this.#followers.flatMap((follower) => follower.failure() ?? []).at(0);

  /** Also waits for followers that an earlier stop has not ended yet. */
  async stop(): Promise<void> {
    const followers = this.#followers;
    this.#followers = [];
    const before = this.#stopped;
    this.#stopped = Promise.all([before, ...followers.map((follower) => follower.stop())]);
    await this.#stopped;
  }

  #follow(topic: LiveTopic): Process {
    const onChange = (events: readonly FeedEvent[], began: number) => {
      for (const listener of this.#listeners) listener.tell(topic);
      traceEvents(this.#ports.tracing, `tell ${topic}`, 'producer', events, began);
    };
    let missed = false;
    return startProcess(`live ${topic}`, this.#logger, async (signal) => {
      const options = { signal, missed, onChange };
      missed = true;
      await followTopic(this.#ports, TOPICS[topic], options);
    });
  }
}
