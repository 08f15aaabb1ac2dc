import { ok, type Result, refuse } from '../../contract/result.ts';
import { isUndoable } from '../../contract/schemas/bulk-action.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { BulkActionEvent, BulkActionKind, HandledCodes } from './events.ts';
import { type BulkAction, changedIn, type ImportedFile, type Reasons } from './state.ts';

type Requested = Extract<BulkActionEvent, { type: 'BulkActionRequested' }>['data'];

export type BulkActionCommand =
  | {
      readonly type: 'request';
      readonly action: BulkActionKind;
      readonly note: string;
      readonly tags: readonly string[];
      /** What the owners of the codes read. */
      readonly reasons?: Reasons | undefined;
      /** Of an import. */
      readonly imported?: ImportedFile | undefined;
      /** How many codes the admin confirmed. */
      readonly count: number;
      /** The filter that all of these codes match; null for codes that were selected one by one. */
      readonly filter: Requested['filter'];
    }
  | { readonly type: 'list'; readonly codes: readonly string[] }
  | ({ readonly type: 'record' } & HandledCodes)
  | { readonly type: 'start' }
  | { readonly type: 'cancel' | 'finish' | 'undo' | 'finishUndo' }
  | { readonly type: 'recordUndone'; readonly place: number; readonly kept: readonly string[] };

export type BulkActionRefusal = 'unknown_bulk_action' | 'invalid_input' | 'edited_meanwhile' | 'not_undoable';

type Decision = Result<readonly BulkActionEvent[], BulkActionRefusal>;

const nothing: Decision = ok([]);

/** Returns the events of a command on a bulk action, or a refusal. */
export function decideBulkAction(command: BulkActionCommand, state: BulkAction): Decision {
  if (command.type === 'request') return request(command, state);
  if (command.type === 'list') return list(command.codes, state);
  if (command.type === 'start') return start(state);
  if (state.status === 'absent' || state.status === 'listing') return refuse('unknown_bulk_action');
  switch (command.type) {
    case 'record': {
      const { type: _type, ...handled } = command;
      if (state.status !== 'running' || handled.from !== state.handled) return refuse('edited_meanwhile');
      if (handled.count < 1 || handled.from + handled.count > state.total) return refuse('invalid_input');
      return ok([{ type: 'BulkCodesHandled', data: handled }]);
    }
    case 'cancel':
      if (state.status !== 'running' || state.cancelled) return nothing;
      return ok([{ type: 'BulkActionCancelled', data: {} }]);
    case 'finish':
      if (state.status !== 'running') return nothing;
      if (state.handled < state.total && !state.cancelled) return refuse('edited_meanwhile');
      return ok([{ type: 'BulkActionFinished', data: {} }]);
    case 'undo':
      return undo(state);
    case 'recordUndone':
      return recordUndone(command, state);
    case 'finishUndo':
      if (state.status !== 'undoing') return nothing;
      if (state.kept.length < state.chunks.length) return refuse('edited_meanwhile');
      return ok([{ type: 'BulkUndoFinished', data: {} }]);
    default:
      return unreachable(command);
  }
}

function request(
  { action, note, tags, reasons, imported, count, filter }: Extract<BulkActionCommand, { type: 'request' }>,
  { status }: BulkAction,
): Decision {
  if (status !== 'absent') return refuse('edited_meanwhile');
  if (count < 1) return refuse('invalid_input');
  const asked = { person: PRODUCT, action, confirmed: count, note, filter };
  const chosen = { person: PRODUCT, tags: [...tags] };
  return ok([
    { type: 'BulkActionRequested', data: asked },
    ...(tags.length > 0 ? [{ type: 'BulkTagsChosen', data: chosen } as const] : []),
    ...(imported ? [{ type: 'ImportDescribed', data: { person: PRODUCT, ...imported } } as const] : []),
    ...(reasons ? [{ type: 'BulkReasonsGiven', data: { person: PRODUCT, ...reasons } } as const] : []),
  ]);
}

const list = (codes: readonly string[], { status }: BulkAction): Decision =>
  status === 'listing'
    ? ok([{ type: 'BulkCodesListed', data: { codes: [...codes] } }])
    : refuse('edited_meanwhile');

/** An action starts with as many codes as were confirmed. */
function start({ status, lists, confirmed }: BulkAction): Decision {
  if (status === 'absent') return refuse('unknown_bulk_action');
  if (status !== 'listing') return nothing;
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  return total === confirmed ? ok([{ type: 'BulkActionStarted', data: { total } }]) : refuse('invalid_input');
}

/** An undo is not undone. */
function undo({ status, action }: BulkAction): Decision {
  if (status === 'undoing' || status === 'undone') return nothing;
  if (status === 'running') return refuse('edited_meanwhile');
  return isUndoable(action) ? ok([{ type: 'BulkUndoRequested', data: {} }]) : refuse('not_undoable');
}

function recordUndone(
  { place, kept }: Extract<BulkActionCommand, { type: 'recordUndone' }>,
  state: BulkAction,
): Decision {
  const chunk = state.chunks[place];
  if (state.status !== 'undoing' || place !== state.kept.length || !chunk) return refuse('edited_meanwhile');
  const restored = changedIn(state, chunk).length - kept.length;
  return ok([{ type: 'BulkCodesUndone', data: { place, restored, kept: [...kept] } }]);
}
