import { commandOf, concernOf, decisionOf, undoOf } from '../../domain/bulk-action/change.ts';
import type { HandledCodes } from '../../domain/bulk-action/events.ts';
import { type BulkAction, changedIn, codesFrom } from '../../domain/bulk-action/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import { nameBasedUuid } from '../codes/name-based-uuid.ts';
import type { LogContext } from '../handle.ts';
import { changeCodes, type Outcome } from './change-codes.ts';
import { changeId, noticeOf, tellOwners } from './tell-owners.ts';

/** A bulk action under way, and who asked for it. */
export interface Running {
  readonly id: string;
  readonly actor: Actor;
  readonly state: BulkAction;
}

/** Codes that are changed before their outcomes are stored together. */
const CHUNK = 200;

const undoId = (id: string, code: string) => nameBasedUuid(`${id} undo ${code}`);

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
    stepOf: ({ code, state: { owner } }) => {
      if (state.cancelled) return { outcome: 'unchanged' };
      if (owner === null) unowned.add(code);
      return { command: commandOf(state, owner === null ? undefined : noticeOf(id, code)) };
    },
  });
  const withOutcome = (wanted: Outcome) => codes.filter((code) => outcomes.get(code) === wanted);
  const decision = decisionOf(state);
  if (decision) {
    const changed = withOutcome('changed').filter((code) => !unowned.has(code));
    await tellOwners(context, { id, actor, decision, reasons: state.reasons }, changed);
  }
  const others = withOutcome('unchanged');
  return {
    from: state.handled,
    count: codes.length,
    unchanged: state.cancelled ? [] : others,
    skipped: state.cancelled ? others : [],
    refused: codes.flatMap((code) => {
      const outcome = outcomes.get(code);
      return typeof outcome === 'object' ? [{ code, reason: outcome.reason }] : [];
    }),
  };
}

/** Gives the codes of a chunk back what the action changed. Returns those that others have changed since. */
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
    stepOf: ({ change, since }) => {
      const value = change && concernOf(state, change.after);
      const isOurs = since.every((later) => concernOf(state, later) === value);
      const command = change && isOurs ? undoOf(state, change.before) : undefined;
      return command ? { command } : { outcome: 'unchanged' };
    },
  });
  return codes.filter((code) => outcomes.get(code) !== 'changed');
}
