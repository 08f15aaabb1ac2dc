import pMap from 'p-map';
import type { ErrorCode } from '../../contract/errors.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { DomainAppend } from '../../log/event-log.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import type { Actor } from '../../ports/event-store.ts';
import { nameBasedUuid } from '../codes/name-based-uuid.ts';
import type { LogContext } from '../handle.ts';
import { type FoundCode, findMarked, type Marks } from './find-code.ts';

/** What becomes of a code: an outcome that holds already, or a command. */
export type Step = { readonly outcome: Outcome } | { readonly command: QrCodeCommand };

export type Outcome = 'changed' | 'unchanged' | { readonly reason: ErrorCode };

export interface CodeChanges {
  readonly actor: Actor;
  readonly codes: readonly string[];
  /** The id of the first event that a command leads to is `work`, so that a repeat is recognised. */
  readonly marksOf: (code: string) => Marks;
  /** Not asked for codes whose work is done. */
  readonly stepOf: (found: FoundCode) => Step;
}

/** Reads under way at once. */
const READS = 8;
const ATTEMPTS = 10;

/**
 * Changes codes, each in its own append. It may stop at any point and be repeated: the ids of the events say what was
 * done. A code that others change meanwhile is read again. Returns the outcomes by code.
 */
export async function changeCodes(
  context: LogContext,
  { actor, codes, marksOf, stepOf }: CodeChanges,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  let waiting = codes;
  for (let attempt = 1; attempt <= ATTEMPTS && waiting.length > 0; attempt += 1) {
    const found = await pMap(inSlices(waiting), (code) => findMarked(context, code, marksOf(code)), {
      concurrency: READS,
    });
    const at = context.clock.now().toISOString();
    const appends = found.flatMap((one) => {
      const step = one.isDone ? 'changed' : decided(stepOf(one), one);
      if (!Array.isArray(step)) {
        outcomes.set(one.code, step);
        return [];
      }
      const { work } = marksOf(one.code);
      const events = step.map((event, place) => ({ ...event, id: idAt(work, place), at, actor }));
      return [{ code: one.code, stream: QR_CODE.streamOf(one.code), expected: one.revision, events }];
    });
    waiting = await appendAll(context, appends, outcomes);
  }
  for (const code of waiting) outcomes.set(code, { reason: 'edited_meanwhile' });
  return outcomes;
}

const idAt = (work: string, place: number) => (place === 0 ? work : nameBasedUuid(`${work} ${place}`));

type Events = DomainAppend['events'];

/** Returns the events that a step leads to, or the outcome without one. A code that several decisions disable is enabled by several. */
function decided(step: Step, { state }: FoundCode): Outcome | Pick<Events[number], 'type' | 'data'>[] {
  if ('outcome' in step) return step.outcome;
  const decision = QR_CODE.decide(step.command, state);
  if (!decision.ok) return { reason: decision.refusal.code };
  return decision.value.length === 0 ? 'unchanged' : [...decision.value];
}

/** Appends; returns the codes whose stream has grown meanwhile. */
async function appendAll(
  { log }: LogContext,
  appends: readonly (DomainAppend & { readonly code: string })[],
  outcomes: Map<string, Outcome>,
): Promise<readonly string[]> {
  if (appends.length === 0) return [];
  const done = await log.appendMany(appends.map(({ code: _code, ...append }) => append));
  return appends.flatMap(({ code }, place) => {
    if (!done[place]?.ok) return [code];
    outcomes.set(code, 'changed');
    return [];
  });
}
