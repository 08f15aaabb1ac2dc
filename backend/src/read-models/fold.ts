import type { JsonObject } from '../ports/json/json.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { isCounted, type Placed, type Revisions } from './counted-scans.ts';

/** What a batch changes of one document: each change and, at the same place, the event that it comes from. */
export interface PlannedChanges<Change> {
  readonly events: Placed[];
  readonly changes: Change[];
}

/** Adds what an event changes of a document to what others change of it. */
export function addChange<Change>(
  planned: Map<string, PlannedChanges<Change>>,
  id: string,
  event: Placed,
  change: Change,
): void {
  const known = planned.get(id);
  if (!known) {
    planned.set(id, { events: [event], changes: [change] });
    return;
  }
  known.events.push(event);
  known.changes.push(change);
}

/** How documents of one type are read and brought forward. */
export interface Evolution<Document, Change> {
  readonly schema: { readonly parse: (body: JsonObject) => Document };
  /** Pure; must take any document, also none, as it comes. The changes are in order. */
  readonly evolve: (document: Document | undefined, changes: readonly Change[]) => Document;
}

/** One document with all that it has not seen yet; undefined when it has seen everything. */
export function foldDocument<Document extends JsonObject, Change>(
  { schema, evolve }: Evolution<Document, Change>,
  id: string,
  stored: StoredDocument | undefined,
  planned: PlannedChanges<Change>,
): DocumentWrite | undefined {
  const seen = stored?.version ?? 0;
  const known: Revisions = new Map(Object.entries(stored?.revisions ?? {}));
  const news = takeNews(known, planned);
  if (!news) return undefined;
  const revisions = Object.fromEntries(known);
  if (stored && news.length === 0) return { id, seen, revisions, body: stored.body };
  return { id, seen, revisions, body: evolve(stored && schema.parse(stored.body), news) };
}

/**
 * Returns the changes by events that a document has not seen, and notes these in its revisions. Undefined where it has seen every
 * event; empty where it has counted what the others say.
 */
export function takeNews<Change>(
  revisions: Revisions,
  { events, changes }: PlannedChanges<Change>,
): readonly Change[] | undefined {
  let last: Placed | undefined;
  let isMoved = false;
  const news = changes.filter((_change, place) => {
    const event = events[place];
    if (!event) return false;
    // An event may change a document more than once.
    if (event === last) return true;
    if ((revisions.get(event.stream) ?? -1) >= event.revision) return false;
    const isKnown = isCounted(revisions, event);
    revisions.set(event.stream, event.revision);
    isMoved = true;
    if (isKnown) return false;
    last = event;
    return true;
  });
  return isMoved ? news : undefined;
}
