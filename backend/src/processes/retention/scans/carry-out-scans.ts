import type { LogContext } from '../../../commands/handle.ts';
import { SCANS } from '../../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../../domain/scans/scan-sums.ts';
import { type EventStore, type Expected, SYSTEM } from '../../../ports/event-store.ts';
import type { Vault } from '../../../ports/vault.ts';
import type { DueScans } from './due-scans.ts';

export interface ScansContext extends LogContext {
  readonly events: Pick<EventStore, 'truncate'>;
  readonly vault: Pick<Vault, 'get' | 'put'>;
  /** Does work while no rebuild reads the journals. Resolves with false where one does. */
  readonly besideRebuilds: (work: () => Promise<void>) => Promise<boolean>;
}

const recordOf = (slot: string) => ({ kind: 'setting', id: `summed-scans-${slot}` }) as const;

/** Returns from which revision the sums of a slot are read: those before stand for events that are gone. */
export async function sumsFrom(
  { log, vault }: Pick<ScansContext, 'log' | 'vault'>,
  slot: string,
): Promise<number> {
  const { kind, id } = recordOf(slot);
  const kept = (await vault.get(kind, id))?.value;
  if (typeof kept !== 'number') return 0;
  // A log that was restored may have fewer sums.
  for await (const _sum of log.read(SCAN_SUMS.streamOf(slot), { from: kept })) return kept;
  return 0;
}

/**
 * Records the sum of events of a journal, and then removes them. Returns false where they are left to the next run. A repeat goes
 * on. The read models must have counted the scans before.
 */
export async function sumScans(
  context: ScansContext,
  { slot, sums, isSummed, after }: DueScans,
): Promise<boolean> {
  const { log, events, clock, random } = context;
  const stream = SCAN_SUMS.streamOf(slot);
  let last = after;
  if (!isSummed) {
    const meta = { id: random.uuid(), at: clock.now().toISOString(), actor: SYSTEM };
    const event = { type: 'ScansSummed', data: sums, ...meta } as const;
    // Of two runs at once, and of an archive meanwhile, one records the sum. The other leaves all to it.
    const appended = await log.append({ stream, expected: after, events: [event] });
    if (!appended.ok) return false;
    last = appended.revision;
  }
  const truncate = () => events.truncate(SCANS.streamOf(slot), sums.upTo + 1);
  if (!(await context.besideRebuilds(truncate))) return false;
  await note(context, slot, last);
  return true;
}

/** Notes that the events of all sums of a slot are removed. */
export async function noteSummed(context: Pick<ScansContext, 'log' | 'vault'>, slot: string): Promise<void> {
  await note(context, slot, await lastOf(context, slot));
}

/** Notes that the events of the sums up to a revision are removed. */
async function note({ vault }: Pick<ScansContext, 'vault'>, slot: string, last: Expected): Promise<void> {
  if (last !== 'none') await vault.put({ ...recordOf(slot), value: last });
}

/** Returns the revision of the last sum of a slot. */
async function lastOf(context: Pick<ScansContext, 'log' | 'vault'>, slot: string): Promise<Expected> {
  let last: Expected = 'none';
  const from = await sumsFrom(context, slot);
  for await (const { revision } of context.log.read(SCAN_SUMS.streamOf(slot), { from })) last = revision;
  return last;
}
