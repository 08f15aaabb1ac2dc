import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import { nextDaily } from '../daily.ts';
import { backupStanding, noteFailed } from './standing.ts';

/** A clock that is set, and a back-up that somebody makes by hand, are noticed after this time. */
const LOOK_MS = 60_000;

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
  /** Makes a back-up in a process of its own. Resolves with why it failed; undefined for a good one. */
  readonly makeBackup: (signal: AbortSignal) => Promise<string | undefined>;
}

interface Schedule {
  /** Of the day in UTC. */
  readonly atMinute: number;
  /** Whether the back-ups hold all uploads. */
  readonly uploads: boolean;
}

/** Makes a back-up each day. */
export async function keepBackups(
  { vault, clock, makeBackup }: Context,
  { atMinute, uploads }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const now = clock.now();
    const standing = await backupStanding(vault);
    // One without uploads, made by hand, does not stand for one that has them.
    const good = timeOf(uploads ? standing?.withUploads : standing?.good?.at);
    const failed = timeOf(standing?.failed?.at);
    const wait = nextDaily({ good, failed }, now.getTime(), atMinute) - now.getTime();
    if (wait > 0) {
      await sleep(Math.min(wait, LOOK_MS), undefined, { signal }).catch(() => undefined);
      continue;
    }
    const problem = await makeBackup(signal);
    if (problem === undefined || signal.aborted) continue;
    // A program that ran has noted why itself, in better words than those that it printed last.
    const noted = (await backupStanding(vault))?.failed;
    if (isDeepStrictEqual(noted, standing?.failed)) await noteFailed(vault, clock.now(), problem);
  }
}

const timeOf = (iso: string | undefined) => (iso === undefined ? undefined : Date.parse(iso));
