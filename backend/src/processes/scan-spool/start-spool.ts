import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventStore } from '../../ports/event-store.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import { mayPass, type Process, startProcess } from '../runner.ts';
import { drainSpool } from './drain-spool.ts';

/** Milliseconds between two tries. */
const PAUSE_MS = 2000;
/** Tries after which files are looked for that processes left: half a minute. */
const ADOPT_EVERY = 15;

/** Starts what appends spooled scans once the log is back, also those of processes that have ended. */
export function startSpool(
  { spool, store }: { readonly spool: ScanSpool; readonly store: EventStore },
  stream: string,
  logger: Logger,
): Process {
  const work = async (signal: AbortSignal) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      try {
        if (turn % ADOPT_EVERY === 0) await spool.adopt();
        await drainSpool({ spool, store }, stream, signal);
      } catch (error) {
        if (!mayPass(error)) throw error;
        failuresOf(logger).report(error, 'scans wait in a file');
      }
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const process = startProcess('scan-spool', logger, work);
  return {
    ...process,
    stop: async () => {
      await process.stop();
      await spool.close();
    },
  };
}
