import type { z } from 'zod';
import type { OpenedEvent } from '../log/codec.ts';
import type { JsonObject } from '../ports/json.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';

/** What an event makes of a document. */
export interface PlannedChange<Document> {
  readonly event: OpenedEvent;
  readonly apply: (document: Document | undefined) => Document;
}

/** One document with all that it has not seen yet, in order; undefined when it has seen everything. */
export function foldDocument<Document extends JsonObject>(
  schema: z.ZodType<Document>,
  id: string,
  stored: StoredDocument | undefined,
  changes: readonly PlannedChange<Document>[],
): DocumentWrite | undefined {
  const seen = stored?.version ?? 0;
  const revisions: Record<string, number> = { ...stored?.revisions };
  let document: Document | undefined;
  for (const { event, apply } of changes) {
    if ((revisions[event.stream] ?? -1) >= event.revision) continue;
    document = apply(document ?? (stored && schema.parse(stored.body)));
    revisions[event.stream] = event.revision;
  }
  return document && { id, seen, revisions, body: document };
}
