import type { OpenedEvent } from '../log/codec.ts';
import type { JsonObject } from '../ports/json.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import type { Change, Projection } from './projection.ts';

interface Draft {
  readonly seen: number;
  readonly revisions: Record<string, number>;
  body: JsonObject | undefined;
}

export interface PlannedChange {
  readonly event: OpenedEvent;
  readonly change: Change;
}

/** What a batch of events changes, in order. */
export const planChanges = (
  projection: Projection,
  events: readonly OpenedEvent[],
): readonly PlannedChange[] =>
  events.flatMap((event) => projection.changes(event).map((change) => ({ event, change })));

/**
 * The writes that bring documents up to date with a batch. A document ignores an event of a stream that it has seen
 * this revision of, so that a redelivery changes nothing.
 */
export function foldChanges(
  planned: readonly PlannedChange[],
  stored: readonly StoredDocument[],
): readonly DocumentWrite[] {
  const drafts = new Map<string, Draft>(
    stored.map(({ id, version, revisions, body }) => [
      id,
      { seen: version, revisions: { ...revisions }, body },
    ]),
  );
  const touched = new Set<string>();
  for (const { event, change } of planned) {
    const draft = drafts.get(change.id) ?? { seen: 0, revisions: {}, body: undefined };
    if ((draft.revisions[event.stream] ?? -1) >= event.revision) continue;
    draft.body = change.apply(draft.body);
    draft.revisions[event.stream] = event.revision;
    drafts.set(change.id, draft);
    touched.add(change.id);
  }
  return [...touched].flatMap((id) => {
    const draft = drafts.get(id);
    return draft?.body === undefined
      ? []
      : [{ id, seen: draft.seen, revisions: draft.revisions, body: draft.body }];
  });
}
