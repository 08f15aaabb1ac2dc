import type { JsonObject } from '../ports/json.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { isCounted, type Placed } from './counted-scans.ts';

/** What a batch changes of one document: each change and, at the same place, the event that it comes from. */
export interface PlannedChanges<Change> {
  readonly events: Placed[];
  readonly changes: Change[];
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
  { events, changes }: PlannedChanges<Change>,
): DocumentWrite | undefined {
  const seen = stored?.version ?? 0;
  const revisions: Record<string, number> = { ...stored?.revisions };
  let last: Placed | undefined;
  let isMoved = false;
  const news = changes.filter((_change, place) => {
    const event = events[place];
    if (!event) return false;
    // An event may change a document more than once.
    if (event === last) return true;
    if ((revisions[event.stream] ?? -1) >= event.revision) return false;
    revisions[event.stream] = event.revision;
    isMoved = true;
    if (isCounted(revisions, event)) return false;
    last = event;
    return true;
  });
  if (!isMoved) return undefined;
  if (stored && news.length === 0) return { id, seen, revisions, body: stored.body };
  return { id, seen, revisions, body: evolve(stored && schema.parse(stored.body), news) };
}
