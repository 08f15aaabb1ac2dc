import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../ports/clock.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Vault } from '../ports/vault.ts';
import { type Process, startProcess } from './runner.ts';

interface Context {
  readonly vault: Pick<Vault, 'sweep'>;
  readonly mailer: Pick<Mailer, 'forget'>;
  readonly clock: Clock;
}

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Removes secrets that have expired, and copies of mails of more than a week ago, once an hour. */
export const startSweeper = ({ vault, mailer, clock }: Context, logger: Logger): Process =>
  startProcess('sweep-vault', logger, async (signal) => {
    while (!signal.aborted) {
      await vault.sweep();
      await mailer.forget(new Date(clock.now().getTime() - WEEK_MS));
      await sleep(HOUR_MS, undefined, { signal }).catch(() => undefined);
    }
  });
