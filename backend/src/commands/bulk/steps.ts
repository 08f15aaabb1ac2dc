import { commandOf, concernOf, decisionOf, undoOf } from '../../domain/bulk-action/change.ts';
import type { HandledCodes } from '../../domain/bulk-action/events.ts';
import { type BulkAction, changedIn, codesFrom } from '../../domain/bulk-action/state.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Actor } from '../../ports/event-store.ts';
import { nameBasedUuid } from '../codes/name-based-uuid.ts';
import type { LogContext } from '../handle.ts';
import { changeCodes, type Outcome } from './change-codes.ts';
import { findMarked } from './find-code.ts';
import { noticeOf, type Reasons, tellOwners } from './tell-owners.ts';

/** A bulk action under way, and who asked for it. */
export interface Running {
  readonly id: string;
  readonly actor: Actor;
  readonly state: BulkAction;
}

/** Codes that are changed before their outcomes are stored together. */
const CHUNK = 200;

export const changeId = (id: string, code: string) => nameBasedUuid(`${id} change ${code}`);
const undoId = (id: string, code: string) => nameBasedUuid(`${id} undo ${code}`);
/** The work of undoing an action, beside the id of the action itself. */
const undoOfId = (id: string) => `${id} undo`;

/**
 * Changes the next codes of an action; returns their outcomes. After a cancellation it changes nothing: it finds what a
 * process that was killed has changed. Undefined when no code is left.
 */
export async function nextChunk(
  context: LogContext,
  { id, actor, state }: Running,
): Promise<HandledCodes | undefined> {
  const codes = codesFrom(state, state.handled, CHUNK);
  if (codes.length === 0) return undefined;
  const unowned = new Set<string>();
  const outcomes = await changeCodes(context, {
    actor,
    codes,
    marksOf: (code) => ({ change: changeId(id, code), work: changeId(id, code) }),
    stepOf: ({ code, state: { owner, switchedOff } }) => {
      // As with a single code, nobody is told that one is disabled which its switch has disabled already.
      const isDone = decisionOf(state) === 'disable' && switchedOff;
      if (state.cancelled || isDone) return { outcome: 'unchanged' };
      if (owner === null) unowned.add(code);
      const command = commandOf(state, owner === null ? undefined : noticeOf(id, code));
      return command ? { command } : { outcome: 'unchanged' };
    },
  });
  const decision = decisionOf(state);
  if (decision)
    await tellOwners(
      context,
      {
        work: id,
        actor,
        decision,
        markOf: (code) => changeId(id, code),
        reasonsOf: () => state.reasons,
      },
      codes.filter((code) => outcomes.get(code) === 'changed' && !unowned.has(code)),
    );
  return handledOf(state, codes, (code) => outcomes.get(code));
}

/** Returns the outcomes of the next codes of an action as they are recorded. */
export function handledOf(
  { handled, cancelled }: Running['state'],
  codes: readonly string[],
  outcomeOf: (code: string) => Outcome | undefined,
): HandledCodes {
  const others = codes.filter((code) => outcomeOf(code) === 'unchanged');
  return {
    from: handled,
    count: codes.length,
    unchanged: cancelled ? [] : others,
    skipped: cancelled ? others : [],
    refused: codes.flatMap((code) => {
      const outcome = outcomeOf(code);
      return typeof outcome === 'object' ? [{ code, reason: outcome.reason }] : [];
    }),
  };
}

/**
 * Gives the codes of a chunk back what the action changed. Returns those that others have changed since. Where it disables a code
 * that somebody owns, the owner is told the reasons for which it was disabled before.
 */
export async function undoChunk(
  context: LogContext,
  { id, actor, state }: Running,
  chunk: HandledCodes,
): Promise<readonly string[]> {
  const codes = changedIn(state, chunk);
  const outcomes = await changeCodes(context, {
    actor,
    codes,
    marksOf: (code) => ({ change: changeId(id, code), work: undoId(id, code) }),
    stepOf: ({ code, state: { owner }, change, since }) => {
      const value = change && concernOf(state, change.after);
      const isOurs = since.every((later) => concernOf(state, later) === value);
      const notice = owner === null ? undefined : noticeOf(undoOfId(id), code);
      const command = change && isOurs ? undoOf(state, change.before, notice) : undefined;
      return command ? { command } : { outcome: 'unchanged' };
    },
  });
  if (state.action === 'enable')
    await tellOwners(
      context,
      {
        work: undoOfId(id),
        actor,
        decision: 'disable',
        markOf: (code) => undoId(id, code),
        reasonsOf: (code, owner) => formerReasons(context, id, code, owner),
      },
      codes.filter((code) => outcomes.get(code) === 'changed'),
    );
  return codes.filter((code) => outcomes.get(code) !== 'changed');
}

/** Returns why a code of an owner was disabled before an action enabled it; null for reasons that this owner was never told. */
async function formerReasons(
  context: LogContext,
  id: string,
  code: string,
  owner: string,
): Promise<Reasons | null> {
  const { change } = await findMarked(context, code, {
    change: changeId(id, code),
    work: undoId(id, code),
  });
  const number = change?.before.disabledFor.at(-1);
  if (number === undefined) return null;
  const { decided } = (await context.log.load(NOTICE, number)).state;
  if (decided?.owner !== owner) return null;
  const { ground, rule, words } = decided;
  return { ground, rule, words };
}
