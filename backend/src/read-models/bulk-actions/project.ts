import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import type { BulkActionEvent } from '../../domain/bulk-action/events.ts';
import { unreachable } from '../../domain/never.ts';
import { knownTags } from '../../domain/qr-code/tags.ts';
import { type Happened, projectionOf } from '../projection.ts';
import { BULK_ACTIONS, BulkActionDocument } from './document.ts';

const blank: BulkActionDocument = {
  present: false,
  status: 'running',
  action: 'approve',
  note: '',
  tags: [],
  requestedAt: '',
  requestedBy: null,
  file: null,
  faulty: 0,
  total: 0,
  handled: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  cancelled: false,
  finishedAt: null,
  restored: 0,
  kept: 0,
  undoneAt: null,
};

type Change = Happened<BulkActionEvent> & { readonly by: string | null };

function applyEvent(document: BulkActionDocument, event: Change): BulkActionDocument {
  switch (event.type) {
    case 'BulkActionRequested': {
      const { action, note } = event.data;
      return { ...blank, action, note, requestedAt: event.at, requestedBy: event.by };
    }
    case 'BulkTagsChosen':
      return { ...document, tags: knownTags(event.data.tags) };
    case 'ImportDescribed':
      return { ...document, file: event.data.file, faulty: event.data.faulty };
    case 'BulkReasonsGiven':
    case 'BulkCodesListed':
      return document;
    case 'BulkActionStarted':
      return { ...document, present: true, total: event.data.total };
    case 'BulkCodesHandled': {
      const { from, count, unchanged, refused, skipped } = event.data;
      const others = unchanged.length + refused.length + skipped.length;
      return {
        ...document,
        handled: from + count,
        changed: document.changed + count - others,
        unchanged: document.unchanged + unchanged.length,
        refused: document.refused + refused.length,
      };
    }
    case 'BulkActionCancelled':
      return { ...document, cancelled: true };
    case 'BulkActionFinished':
      return { ...document, status: 'finished', finishedAt: event.at };
    case 'BulkUndoRequested':
      return { ...document, status: 'undoing' };
    case 'BulkCodesUndone': {
      const { restored, kept } = event.data;
      return { ...document, restored: document.restored + restored, kept: document.kept + kept.length };
    }
    case 'BulkUndoFinished':
      return { ...document, status: 'undone', undoneAt: event.at };
    default:
      return unreachable(event);
  }
}

export const bulkActionsProjection = projectionOf({
  definition: BULK_ACTIONS,
  schema: BulkActionDocument,
  streams: [BULK_ACTION.prefix],
  changes: (event, emit) => {
    const id = BULK_ACTION.keyOf(event.stream);
    if (id === undefined || !BULK_ACTION.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the bulk actions`);
    emit(id, { ...event, by: event.actor.id });
  },
  evolve: (document: BulkActionDocument = blank, events: readonly Change[]) =>
    events.reduce(applyEvent, document),
});
