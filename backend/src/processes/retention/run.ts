import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import type { RetentionCounts } from '../../contract/schemas/operations.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import { noteRetention } from '../backups/standing.ts';
import { carryOutAccount } from './accounts/carry-out-account.ts';
import { addDue, NOTHING_DUE } from './counts.ts';
import { allDue, type Due, type DueContext } from './due.ts';
import { type ScansContext, sumScans } from './scans/carry-out-scans.ts';

export type RetentionContext = DueContext & ScansContext;

interface Run {
  readonly periods: RetentionPeriods;
  readonly signal: AbortSignal;
  /** Gets each thing once it is done. The next one waits for it. */
  readonly onDone?: (due: Due) => void | Promise<void>;
}

/**
 * Removes what is due now, one thing after another. What a run that was stopped left is due in the next one, and what it did is
 * not. Returns how much went, and notes it. Rejects with the reason of the signal.
 */
export async function runRetention(
  context: RetentionContext,
  { periods, signal, onDone }: Run,
): Promise<RetentionCounts> {
  const now = context.clock.now();
  let counts = NOTHING_DUE;
  for await (const due of allDue(context, periods, now)) {
    signal.throwIfAborted();
    if (!(await carryOut(context, due, now))) continue;
    counts = addDue(counts, due);
    await onDone?.(due);
  }
  await noteRetention(context.vault, { at: now.toISOString(), ...counts });
  return counts;
}

/** Returns whether it was done. A repeat changes nothing. */
async function carryOut(context: RetentionContext, due: Due, now: Date): Promise<boolean> {
  switch (due.do) {
    case 'sum':
      return sumScans(context, due);
    case 'forget':
      await context.events.truncate(SIGN_INS.streamOf(due.userId), due.before);
      return true;
    default:
      return carryOutAccount(context, due, now);
  }
}
