import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import type { Vault } from '../../ports/vault.ts';
import { areBehind, type Readers } from './are-behind.ts';
import { nextRun } from './next-run.ts';
import { type RetentionContext, runRetention } from './run.ts';

/** A clock that is set, and a run that somebody starts by hand, are noticed after this time. */
const LOOK_MS = 60_000;
/** A run rests so many times as long as it works, because its thread may be the one that answers scans; a second at most. */
const [RESTS, MOST_REST_MS] = [3, 1_000];

type Context = RetentionContext & Readers & { readonly vault: Vault; readonly logger: Logger };

/** Removes each day what is older than the periods allow. */
export async function keepRetention(
  context: Context,
  periods: RetentionPeriods,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const wait = (await nextRun(context)) - context.clock.now().getTime();
    if (wait > 0 || (await areBehind(context))) {
      const pause = Math.min(Math.max(wait, 0) || LOOK_MS, LOOK_MS);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const counts = await runRetention(context, { periods, signal, onDone: restAfterEach(signal) });
    context.logger.info({ retention: counts }, 'removed what is older than the settings allow');
  }
}

/** Returns a function that waits after work, in proportion to its time. */
function restAfterEach(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const rest = Math.min((performance.now() - began) * RESTS, MOST_REST_MS);
    await sleep(rest, undefined, { signal }).catch(() => undefined);
    began = performance.now();
  };
}
