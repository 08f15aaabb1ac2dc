import { type RetentionPeriods, removesAnything } from '../../contract/legal/retention-periods.ts';
import type { OperationsReport } from '../../contract/schemas/operations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import { lastRetention } from '../backups/standing.ts';
import { nextDaily } from '../daily.ts';

/** 04:00 in UTC: an hour after the usual time of back-ups. */
const AT_MINUTE = 240;

interface Context {
  readonly vault: Pick<Vault, 'get'>;
  readonly clock: Clock;
}

/** Returns when the next run is due, in milliseconds since 1970. */
export async function nextRun({ vault, clock }: Context): Promise<number> {
  const last = await lastRetention(vault);
  const good = last === null ? undefined : Date.parse(last.at);
  return nextDaily({ good, failed: undefined }, clock.now().getTime(), AT_MINUTE);
}

/** Returns what Operations shows of retention; null where nothing is ever removed. */
export async function retentionStanding(
  context: Context,
  periods: RetentionPeriods,
): Promise<OperationsReport['retention']> {
  if (!removesAnything(periods)) return null;
  const next = new Date(await nextRun(context)).toISOString();
  return { last: await lastRetention(context.vault), next };
}
