import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../journeys/harness/send.ts';

/** What came of scans that were sent all the while. */
export interface Visits {
  /** Those that were sent on. */
  answered: number;
  /** Those that were taken, and then left without an answer, or with a bad one. */
  readonly broken: string[];
}

export interface Visitors {
  readonly visits: Visits;
  /** Resolves when the last of them has been answered. */
  leave(): Promise<void>;
}

const PAUSE_MS = 10;
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };

/** Sends scans to each address in turn; one that refuses connections is passed over, as a proxy does. */
export function sendVisitors(urls: readonly string[], code: string): Visitors {
  const visits: Visits = { answered: 0, broken: [] };
  let leaving = false;
  const visit = async (url: string) => {
    const outcome = await send(`${url}/${code}`, { headers: PHONE }).then(
      ({ status }) => String(status),
      (error: unknown) => codeOf(error),
    );
    if (outcome === '302') visits.answered += 1;
    else if (outcome !== 'ECONNREFUSED') visits.broken.push(`${url}: ${outcome}`);
  };
  const come = async () => {
    const open: Promise<void>[] = [];
    for (let turn = 0; !leaving; turn += 1) {
      open.push(visit(urls[turn % urls.length] ?? ''));
      await sleep(PAUSE_MS);
    }
    await Promise.all(open);
  };
  const coming = come();
  return {
    visits,
    leave: () => {
      leaving = true;
      return coming;
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
