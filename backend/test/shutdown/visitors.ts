import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../journeys/harness/send.ts';

/** The outcomes of scans that are sent continuously. */
export interface Visits {
  /** The number of scans that were redirected. */
  answered: number;
  /** Scans on connections that were reset before a response. */
  reset: number;
  /** Scans on accepted connections that have no response, or another than a redirect. */
  readonly broken: string[];
}

export interface Visitors {
  readonly visits: Visits;
  /** Sends no more scans, and resolves when every scan has its outcome. */
  stop(): Promise<void>;
}

const PAUSE_MS = 10;
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };

/** Sends scans to each address in turn. Skips an address that refuses connections, as a proxy does. */
export function sendVisitors(urls: readonly string[], code: string): Visitors {
  const visits: Visits = { answered: 0, reset: 0, broken: [] };
  let stopped = false;
  const visit = async (url: string) => {
    const outcome = await send(`${url}/${code}`, { headers: PHONE }).then(
      ({ status }) => String(status),
      (error: unknown) => codeOf(error),
    );
    if (outcome === '302') visits.answered += 1;
    else if (outcome === 'ECONNRESET') visits.reset += 1;
    else if (outcome !== 'ECONNREFUSED') visits.broken.push(`${url}: ${outcome}`);
  };
  const sendAll = async () => {
    const pending: Promise<void>[] = [];
    for (let turn = 0; !stopped; turn += 1) {
      pending.push(visit(urls[turn % urls.length] ?? ''));
      await sleep(PAUSE_MS);
    }
    await Promise.all(pending);
  };
  const sending = sendAll();
  return {
    visits,
    stop: () => {
      stopped = true;
      return sending;
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
