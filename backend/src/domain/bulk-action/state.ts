import { unreachable } from '../never.ts';
import { knownTags } from '../qr-code/tags.ts';
import type { BulkActionEvent, BulkActionKind, HandledCodes } from './events.ts';

export type Reasons = Omit<Extract<BulkActionEvent, { type: 'BulkReasonsGiven' }>['data'], 'person'>;

/** What is known of the file of an import. */
export interface ImportedFile {
  readonly file: string;
  readonly source: string;
  readonly claimable: boolean;
  readonly faulty: number;
}

export interface BulkAction {
  readonly status: 'absent' | 'listing' | 'running' | 'finished' | 'undoing' | 'undone';
  readonly action: BulkActionKind;
  readonly note: string;
  /** What the actions `tag` and `untag` put on codes, or take off them. */
  readonly tags: readonly string[];
  /** What the owners of its codes read; null where it takes nothing from them, or names no reasons. */
  readonly reasons: Reasons | null;
  /** Null for any action but an import. */
  readonly imported: ImportedFile | null;
  /** How many codes the admin confirmed. */
  readonly confirmed: number;
  /** The codes in order, as they were listed. */
  readonly lists: readonly (readonly string[])[];
  readonly total: number;
  readonly cancelled: boolean;
  /** Consecutive outcomes, the first codes first. */
  readonly chunks: readonly HandledCodes[];
  /** How many codes have an outcome. */
  readonly handled: number;
  /** The codes of the first chunks that others changed meanwhile, so that the undo left them; one list a chunk. */
  readonly kept: readonly (readonly string[])[];
}

export const absentBulkAction: BulkAction = {
  status: 'absent',
  action: 'approve',
  note: '',
  tags: [],
  reasons: null,
  imported: null,
  confirmed: 0,
  lists: [],
  total: 0,
  cancelled: false,
  chunks: [],
  handled: 0,
  kept: [],
};

export function evolveBulkAction(state: BulkAction, event: BulkActionEvent): BulkAction {
  switch (event.type) {
    case 'BulkActionRequested': {
      const { action, note, confirmed } = event.data;
      return { ...absentBulkAction, status: 'listing', action, note, confirmed };
    }
    case 'BulkTagsChosen':
      return { ...state, tags: knownTags(event.data.tags) };
    case 'BulkReasonsGiven': {
      const { person: _person, ...reasons } = event.data;
      return { ...state, reasons };
    }
    case 'ImportDescribed': {
      const { person: _person, ...imported } = event.data;
      return { ...state, imported };
    }
    case 'BulkCodesListed':
      return { ...state, lists: [...state.lists, event.data.codes] };
    case 'BulkActionStarted':
      return { ...state, status: 'running', total: event.data.total };
    case 'BulkCodesHandled':
      return {
        ...state,
        chunks: [...state.chunks, event.data],
        handled: event.data.from + event.data.count,
      };
    case 'BulkActionCancelled':
      return { ...state, cancelled: true };
    case 'BulkActionFinished':
      return { ...state, status: 'finished' };
    case 'BulkUndoRequested':
      return { ...state, status: 'undoing' };
    case 'BulkCodesUndone':
      return { ...state, kept: [...state.kept, event.data.kept] };
    case 'BulkUndoFinished':
      return { ...state, status: 'undone' };
    default:
      return unreachable(event);
  }
}

/** Returns codes of an action by their place. */
export function codesFrom({ lists }: Pick<BulkAction, 'lists'>, from: number, count: number): string[] {
  const found: string[] = [];
  let start = 0;
  for (const list of lists) {
    if (start + list.length > from)
      found.push(...list.slice(Math.max(from - start, 0), from + count - start));
    start += list.length;
    if (start >= from + count) break;
  }
  return found;
}

/** Returns the codes of a chunk that the action changed. */
export function changedIn(
  state: Pick<BulkAction, 'lists'>,
  { from, count, unchanged, refused, skipped }: HandledCodes,
): string[] {
  const others = new Set([...unchanged, ...refused.map(({ code }) => code), ...skipped]);
  return codesFrom(state, from, count).filter((code) => !others.has(code));
}
