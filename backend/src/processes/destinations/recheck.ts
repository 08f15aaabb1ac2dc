import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { checkDestinations } from '../../commands/codes/check-destinations.ts';
import type { LogContext } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { codesOfScans } from '../../domain/scans/read.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { namesOfLists, type ThreatLists } from '../../ports/threats/threat-lists.ts';
import type { Vault } from '../../ports/vault.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { conditions } from '../../read-models/codes/filters.ts';
import { keepProcessCheckpoint, processCheckpoint } from '../checkpoints.ts';

export interface RecheckContext extends LogContext {
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly vault: Vault;
  readonly threats: ThreatLists;
}

/** The name of the process, and of its checkpoint. */
export const RECHECK_DESTINATIONS = 'recheck-destinations';

/** The record that says when the last round began, in the vault: no rebuild repeats it. ISO 8601, UTC. */
export const LAST_ROUND = { kind: 'setting', id: 'destinations-checked' } as const;
const LastRound = z.object({ at: z.string() });

const DAY_MS = 24 * 60 * 60_000;
const LOOK_MS = 2_000;
/** Codes that gather before they are checked, for the sake of memory. */
const MOST_GATHERED = 10_000;
const PAGE = 500;
/** Milliseconds after each code: the processor is for those who scan. */
const REST_MS = 2;

/**
 * Checks each day the codes that were scanned or saved since the day before, and those that are flagged. Once a list has
 * changed, it checks those that are flagged or were saved since: what is cleared is cleared at once, and a save that was
 * compared with the old list is compared with the new one.
 */
export async function recheckDestinations(
  context: RecheckContext,
  signal: AbortSignal,
  { restMs = REST_MS, lookMs = LOOK_MS } = {},
): Promise<void> {
  const { vault, clock, threats } = context;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  let changes = -1;
  for (; !signal.aborted; await pause(lookMs)) {
    const now = clock.now();
    const last = LastRound.safeParse((await vault.get(LAST_ROUND.kind, LAST_ROUND.id))?.value).data;
    const isDue = last === undefined || now.getTime() - Date.parse(last.at) >= DAY_MS;
    const changed = threats.refreshed.changes();
    // Before they are read, no list answers.
    if (threats.held.length > 0 && changed === 0) continue;
    if (!isDue && changed === changes) continue;
    changes = changed;
    const check = checker(context, async () => pause(restMs), signal);
    await checkFlagged(context, check, signal);
    if (signal.aborted) break;
    await checkSeen(context, check, isDue ? ROUND : BETWEEN_ROUNDS, signal);
    if (isDue && !signal.aborted) await vault.put({ ...LAST_ROUND, value: { at: now.toISOString() } });
  }
}

type Check = (code: string) => Promise<void>;

/** A list that is away is not asked again in this round: nobody waits for it. */
function checker(context: RecheckContext, rest: () => Promise<void>, signal: AbortSignal): Check {
  const { threats } = context;
  const lists = namesOfLists(threats);
  let asked = [...threats.held, ...threats.remote];
  return async (code) => {
    if (signal.aborted) return;
    const away = await checkDestinations(context, code, { asked, lists });
    if (away) asked = [...threats.held];
    await rest();
  };
}

async function checkFlagged({ store }: RecheckContext, check: Check, signal: AbortSignal): Promise<void> {
  const where = conditions({ flagged: true });
  let after = '';
  while (!signal.aborted) {
    const codes = await store.ids(CODES.name, { where, after, limit: PAGE });
    for (const code of codes) await check(code);
    if (codes.length < PAGE) return;
    after = codes.at(-1) ?? '';
  }
}

/** What is read since the last round, and whether it then counts as read. */
interface Reading {
  readonly streams: readonly string[];
  readonly moves: boolean;
}
const ROUND: Reading = { streams: [SCANS.prefix, QR_CODE.prefix], moves: true };
const BETWEEN_ROUNDS: Reading = { streams: [QR_CODE.prefix], moves: false };
/** The types of events that are read. */
const READ: readonly string[] = ['ScansRecorded', 'ContentSaved'];

/** The first round begins with what comes. */
async function checkSeen(
  { feed, log, vault, threats }: RecheckContext,
  check: Check,
  { streams, moves }: Reading,
  signal: AbortSignal,
): Promise<void> {
  if (namesOfLists(threats).length === 0) return;
  const after = (await processCheckpoint(vault, RECHECK_DESTINATIONS)) ?? 'now';
  const seen = new Set<string>();
  for await (const { events, position, caughtUp } of feed.subscribe({
    after,
    streams,
    types: READ,
    signal,
  })) {
    const due = events.filter(({ type }) => READ.includes(type));
    for (const event of await log.open(due)) for (const code of codesOf(event)) seen.add(code);
    if (!caughtUp && seen.size < MOST_GATHERED) continue;
    for (const code of seen) await check(code);
    seen.clear();
    if (signal.aborted) return;
    if (moves) await keepProcessCheckpoint(vault, RECHECK_DESTINATIONS, position);
    if (caughtUp) return;
  }
}

function codesOf(event: OpenedEvent): readonly string[] {
  const saved = QR_CODE.keyOf(event.stream);
  if (saved !== undefined) return [saved];
  return SCANS.recognises(event) && event.type === 'ScansRecorded' ? codesOfScans(event.data) : [];
}
