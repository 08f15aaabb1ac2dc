import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Vault } from '../ports/vault.ts';
import { type Process, startProcess } from './runner.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Removes secrets that have expired, once an hour. */
export const startSweeper = ({ vault }: { readonly vault: Vault }, logger: Logger): Process =>
  startProcess('sweep-vault', logger, async (signal) => {
    while (!signal.aborted) {
      await vault.sweep();
      await sleep(HOUR_MS, undefined, { signal }).catch(() => undefined);
    }
  });
