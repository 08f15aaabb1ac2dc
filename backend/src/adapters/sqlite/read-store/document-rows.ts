import { canonicalJson } from '../../../ports/json/canonical-json.ts';
import type { JsonObject } from '../../../ports/json/json.ts';
import type { DocumentWrite, StoredDocument } from '../../../ports/read-store.ts';
import { type ColumnValue, dividerOf, joined, type Layout } from './layout.ts';
import { type DocumentRows, WRITE_HEAD, type WriteRows } from './protocol.ts';

/** Makes rows of one layout. */
export interface RowWriter {
  readonly generation: number;
  rowsOf(this: void, writes: readonly DocumentWrite[]): WriteRows;
}

export function rowWriter(layout: Layout): RowWriter {
  const divide = dividerOf(layout);
  return {
    generation: layout.number,
    rowsOf: (writes) => {
      const width = WRITE_HEAD + layout.columns.length;
      const rows = new Array<ColumnValue>(writes.length * width).fill(null);
      let at = 0;
      for (const { id, seen, revisions, body } of writes) {
        const rest = divide(body, rows, at + WRITE_HEAD);
        rows[at] = id;
        rows[at + 1] = seen;
        rows[at + 2] = canonicalJson(revisions);
        rows[at + 3] = canonicalJson(rest);
        at += width;
      }
      return rows;
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

/** `rowsOf` wrote it from values of these types. */
function parseObject(json: string): JsonObject {
  return JSON.parse(json);
}

function parseRevisions(json: string): Readonly<Record<string, number>> {
  return JSON.parse(json);
}
