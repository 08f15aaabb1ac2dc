import { canonicalJson } from '../../../ports/canonical-json.ts';
import type { JsonObject } from '../../../ports/json.ts';
import type { DocumentWrite, StoredDocument } from '../../../ports/read-store.ts';
import { dividerOf, joined, type Layout } from './layout.ts';
import type { DocumentRows, WriteRow } from './protocol.ts';

/** Makes rows of one layout. */
export interface RowWriter {
  readonly generation: number;
  rowOf(this: void, write: DocumentWrite): WriteRow;
}

export function rowWriter(layout: Layout): RowWriter {
  const divide = dividerOf(layout);
  return {
    generation: layout.number,
    rowOf: ({ id, seen, revisions, body }) => {
      const { rest, values } = divide(body);
      return { id, seen, revisions: canonicalJson(revisions), body: canonicalJson(rest), values };
    },
  };
}

export const documentsOf = ({ layout, rows }: DocumentRows): StoredDocument[] =>
  rows.map(({ id, version, revisions, body, values }) => ({
    id,
    version,
    revisions: parseRevisions(revisions),
    body: joined(layout, values, parseObject(body)),
  }));

/** `rowOf` wrote it from values of these types. */
function parseObject(json: string): JsonObject {
  return JSON.parse(json);
}

function parseRevisions(json: string): Readonly<Record<string, number>> {
  return JSON.parse(json);
}
