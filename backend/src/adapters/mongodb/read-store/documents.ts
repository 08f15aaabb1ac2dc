import type { Collection } from 'mongodb';
import type { JsonObject } from '../../../ports/json/json.ts';
import type { StoredDocument } from '../../../ports/read-store.ts';

/** A stored document of a read model. */
export interface DocumentRecord {
  readonly _id: string;
  readonly version: number;
  readonly revisions: Readonly<Record<string, number>>;
  readonly body: JsonObject;
}

export type Documents = Collection<DocumentRecord>;

export function toDocument({ _id, version, revisions, body }: DocumentRecord): StoredDocument {
  return { id: _id, version, revisions, body };
}

const FIELD = /^[A-Za-z][A-Za-z0-9_]*$/;

/** The path of a port's field in a record. */
export function pathOf(field: string): string {
  if (field === 'id') return '_id';
  if (!FIELD.test(field)) throw new Error(`not a field name: ${JSON.stringify(field)}`);
  return `body.${field}`;
}
