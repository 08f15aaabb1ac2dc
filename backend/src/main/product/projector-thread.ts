import { Worker } from 'node:worker_threads';
import { LogDamaged } from '../../ports/errors.ts';
import type { Committed } from '../../ports/read-store.ts';
import type { Projectors } from '../../processes/projecting/projectors.ts';
import type { Retrying } from '../../processes/tries.ts';
import type { Config } from '../settings/config.ts';

export interface ProjectorInput {
  readonly config: Config;
  /** Identifies this process among all others. */
  readonly holder: string;
}

export type ToProjector =
  | { readonly type: 'stop' }
  /** Commands have just appended to these streams, and wait for what follows. */
  | { readonly type: 'hurry'; readonly streams: readonly string[] }
  /** A person was erased, so that the key must not stay in memory; undefined where it may be anybody. */
  | { readonly type: 'erased'; readonly person: string | undefined };

export interface FromProjector {
  /** A commit with documents. */
  readonly committed?: { readonly collection: string; readonly documents: Committed };
  readonly behind?: readonly string[];
  /** Read models were filled from a long log. */
  readonly filled?: true;
  /** How many events each read model's projector has handled. */
  readonly handled?: Readonly<Record<string, number>>;
  readonly stopped?: readonly string[];
  /** What fails and is tried again. */
  readonly retrying?: readonly Retrying[];
  /** The damage of the log that stopped them. */
  readonly damage?: Pick<LogDamaged, 'engine' | 'problem'>;
}

/** The projectors in their own thread. */
export interface ProjectorThread extends Projectors {
  forget(person?: string): void;
}

/** Starts the thread. It opens its own engines, so that the two threads share only messages. */
export function startProjectorThread(
  input: ProjectorInput,
  onCommitted: (collection: string, documents: Committed) => void,
  onFilled: () => void,
): ProjectorThread {
  const worker = new Worker(new URL('./projector.worker.ts', import.meta.url), { workerData: input });
  const send = (message: ToProjector) => worker.postMessage(message);
  let behind: readonly string[] = ['read models'];
  let handled: Readonly<Record<string, number>> = {};
  let failed: Error | undefined;
  let retrying: readonly Retrying[] = [];
  let streams: string[] = [];
  worker.on('message', (message: FromProjector) => {
    if (message.filled) onFilled();
    if (message.committed) onCommitted(message.committed.collection, message.committed.documents);
    behind = message.behind ?? behind;
    handled = message.handled ?? handled;
    retrying = message.retrying ?? retrying;
    const { stopped, damage } = message;
    if (damage) failed ??= new LogDamaged(damage.engine, damage.problem);
    else if (stopped) failed ??= new Error(`${stopped.join(', ')} stopped`);
  });
  worker.on('error', (error) => {
    failed = error instanceof Error ? error : new Error(String(error));
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const stop = async () => {
    send({ type: 'stop' });
    await ended;
  };
  return {
    processes: [{ name: 'projectors', failure: () => failed, retrying: () => retrying, stop }],
    behind: () => behind,
    handled: () => handled,
    forget: (person) => send({ type: 'erased', person }),
    // Appends that are stored together send one message.
    hurry: (appended) => {
      streams.push(...appended);
      if (streams.length > appended.length) return;
      queueMicrotask(() => {
        send({ type: 'hurry', streams });
        streams = [];
      });
    },
  };
}
