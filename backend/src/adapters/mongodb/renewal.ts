import type { MongoClient } from 'mongodb';
import pTimeout from 'p-timeout';
import { EngineUnavailable } from '../../ports/errors.ts';

/** Longer than the driver searches for a server, so that more than one call has failed. */
const RENEW_AFTER_MS = 5_000;
/** No call of the product takes so long on a server that responds. */
const CALL_TIMEOUT_MS = 30_000;

/**
 * The driver may write to a connection while it closes, and then waits for ever for it to drain. Such a call never returns.
 * Where it is the monitor's, the server stays unknown although it responds. So a client whose calls only fail for a while
 * reconnects; its databases and collections stay valid.
 */
export function renewal(client: MongoClient): { succeeded(): void; failed(): void } {
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
    succeeded() {
      failingSince = undefined;
    },
    failed() {
      failingSince ??= performance.now();
      if (!renewing && performance.now() - failingSince > RENEW_AFTER_MS) void renew();
    },
  };
}

/** Rejects with `EngineUnavailable` after the time limit: the call may still take effect. */
export function inTime<T>(engine: string, work: Promise<T>): Promise<T> {
  const fallback = () => {
    throw new EngineUnavailable(engine, new Error(`no response in ${CALL_TIMEOUT_MS / 1000} seconds`));
  };
  return pTimeout(work, { milliseconds: CALL_TIMEOUT_MS, fallback });
}
