import { ACCOUNT } from '../../../domain/account/account.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { SIGN_INS } from '../../../domain/sign-ins/sign-ins.ts';
import type { EventLog } from '../../../log/event-log.ts';
import { inSlices } from '../../../log/pacing/slices.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import { allCodesOwnedBy } from '../../../read-models/codes/queries.ts';
import type { ScanDays } from '../../../read-models/codes/scan-days.ts';
import type { AccountFacts } from './policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface FactsContext {
  readonly log: EventLog;
  readonly store: ReadStore;
}

/**
 * Returns what decides whether an account stays; undefined where there is none. The log knows what the person did, and the read
 * model when the codes were scanned, to the day. `after`: who used the account itself later needs no look at the codes.
 */
export async function factsOf(
  { log, store }: FactsContext,
  userId: string,
  after: string,
): Promise<AccountFacts | undefined> {
  const { state } = await log.load(ACCOUNT, userId, { fresh: true, passing: true });
  if (state.status !== 'present' || state.usedAt > after) return undefined;
  const { state: signIns } = await log.load(SIGN_INS, userId, { fresh: true, passing: true });
  let usedAt = [state.usedAt, signIns.last].sort().at(-1) ?? '';
  if (usedAt > after) return undefined;
  let codes = 0;
  for await (const { code, scanDays } of inSlices(allCodesOwnedBy(store, userId))) {
    codes += 1;
    for (const use of [lastScanned(scanDays), await lastChanged(log, code, userId)])
      if (use > usedAt) usedAt = use;
  }
  const { foundUnused, provenEmail, role, disabled } = state;
  return {
    userId,
    verified: provenEmail !== null,
    exempt: role !== 'user' || disabled,
    codes,
    usedAt,
    foundUnused,
  };
}

/** Returns the end of the day of the last scan; empty without one. */
const lastScanned = ({ latest, counts }: ScanDays): string =>
  counts.length === 0 ? '' : new Date((latest + 1) * DAY_MS - 1).toISOString();

/** Returns when a person last changed a code; empty for never. */
async function lastChanged(log: EventLog, code: string, userId: string): Promise<string> {
  let last = '';
  for await (const { actor, at } of log.read(QR_CODE.streamOf(code))) if (actor.id === userId) last = at;
  return last;
}
