import type { MongoClient } from 'mongodb';
import pTimeout from 'p-timeout';
import { EngineUnavailable } from '../../ports/errors.ts';

/** Longer than the driver looks for a server, so that more than one call has failed. */
const RENEW_AFTER_MS = 5_000;
/** No call of ours takes that long on a server that answers. */
const LONGEST_MS = 30_000;

/**
 * The driver may write to a connection in the moment in which it closes, and then waits for ever for it to drain: a call
 * that does never comes back, and where it is the monitor's, the server stays unknown although it answers. So a client
 * that has only failed for a while begins anew; its databases and collections stay valid.
 */
export function renewal(client: MongoClient): { answered(): void; failed(): void } {
  let failingSince: number | undefined;
  let renewing = false;

  async function renew(): Promise<void> {
    renewing = true;
    await client.close().catch(() => undefined);
    await client.connect().catch(() => undefined);
    renewing = false;
    failingSince = undefined;
  }

  return {
    answered() {
      failingSince = undefined;
    },
    failed() {
      failingSince ??= performance.now();
      if (!renewing && performance.now() - failingSince > RENEW_AFTER_MS) void renew();
    },
  };
}

/** What takes too long may or may not happen, as with an engine that went away. */
export function inTime<T>(engine: string, work: Promise<T>): Promise<T> {
  const fallback = () => {
    throw new EngineUnavailable(engine, new Error(`no answer in ${LONGEST_MS / 1000} seconds`));
  };
  return pTimeout(work, { milliseconds: LONGEST_MS, fallback });
}
