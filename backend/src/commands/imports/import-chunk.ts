import { type RowRules, readRow } from '../../contract/imports/row.ts';
import type { HandledCodes } from '../../domain/bulk-action/events.ts';
import { codesFrom } from '../../domain/bulk-action/state.ts';
import type { ImportCode } from '../../domain/qr-code/imported.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { DomainAppend } from '../../log/event-log.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import { changeCodes, type Outcome } from '../bulk/change-codes.ts';
import { changeId, handledOf, type Running } from '../bulk/steps.ts';
import type { LogContext } from '../handle.ts';
import { HEAD, KEPT_TOGETHER, type KeepingContext, partOf, ROWS } from './kept-rows.ts';
import { rowTexts } from './row-texts.ts';

export type ImportContext = LogContext & KeepingContext;

/**
 * Imports the next codes of an action; returns their outcomes. The first event of each code has an id that follows from action
 * and code, so that a repeat is recognised. After a cancellation it finds what a process that was killed has imported.
 */
export async function nextImportChunk(
  context: ImportContext,
  { id, actor, state }: Running,
): Promise<HandledCodes | undefined> {
  const codes = codesFrom(state, state.handled, KEPT_TOGETHER);
  if (codes.length === 0) return undefined;
  const commands = await commandsOf(context, id, state.handled);
  const at = context.clock.now().toISOString();
  const fresh = state.cancelled
    ? []
    : codes.flatMap((code) => {
        const command = commands.get(code);
        return command
          ? [{ code, append: firstEvent(command, code, { id: changeId(id, code), at, actor }) }]
          : [];
      });
  const appended = await context.log.appendMany(fresh.map(({ append }) => append));
  const isNew = new Set(fresh.flatMap(({ code }, place) => (appended[place]?.ok ? [code] : [])));
  const others = await changeCodes(context, {
    actor,
    codes: codes.filter((code) => !isNew.has(code)),
    marksOf: (code) => ({ change: changeId(id, code), work: changeId(id, code) }),
    stepOf: ({ code }) => {
      const command = commands.get(code);
      if (state.cancelled) return { outcome: 'unchanged' };
      return command ? { command } : { outcome: { reason: 'unknown_upload' } };
    },
  });
  const outcomeOf = (code: string): Outcome | undefined => (isNew.has(code) ? 'changed' : others.get(code));
  return handledOf(state, codes, outcomeOf);
}

/** Returns the commands of the rows that were kept together from a place on, by their codes. */
async function commandsOf(
  context: ImportContext,
  id: string,
  from: number,
): Promise<ReadonlyMap<string, ImportCode>> {
  const [head] = await partOf(context, id, HEAD, 0);
  if (!head) return new Map();
  const textsOf = rowTexts(head.names, head.columns);
  const rows = await partOf(context, id, ROWS, from / KEPT_TOGETHER);
  const { source, claimable } = head;
  const commands = new Map<string, ImportCode>();
  for await (const [place, { cells }] of inSlices(rows.entries())) {
    const read = readRow(textsOf(cells), WHEN_JUDGED);
    if (!('row' in read)) continue;
    const { code, ...row } = read.row;
    commands.set(code, { type: 'import', batchId: id, index: from + place, source, claimable, ...row });
  }
  return commands;
}

/** The row was judged when it was kept. */
const WHEN_JUDGED: RowRules = { now: Number.POSITIVE_INFINITY, mayLeadTo: () => true };

function firstEvent(
  command: ImportCode,
  code: string,
  meta: Pick<DomainAppend['events'][number], 'id' | 'at' | 'actor'>,
): DomainAppend {
  const decision = QR_CODE.decide(command, QR_CODE.initial);
  if (!decision.ok) throw new Error(`The first event of a code was refused: ${decision.refusal.code}`);
  const events = decision.value.map((event) => ({ ...event, ...meta }));
  return { stream: QR_CODE.streamOf(code), expected: 'none', events };
}
