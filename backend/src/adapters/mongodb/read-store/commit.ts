import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { VersionConflict } from '../../../ports/errors.ts';
import type { Commit, CommitOutcome, DocumentWrite } from '../../../ports/read-store.ts';
import { onlyDuplicateKeys } from '../errors.ts';
import type { Catalogue, CatalogueRecord } from './catalogue.ts';
import type { DocumentRecord } from './documents.ts';

/**
 * Writes the documents first, each guarded by its version, and the checkpoint once all are written. A crash or a conflict
 * in between leaves documents ahead of the checkpoint. They hold their applied revisions, so folding the same events again
 * does not change them. The record is looked at after the documents too: a pause that began meanwhile refuses the commit.
 */
export async function commit(catalogue: Catalogue, request: Commit): Promise<CommitOutcome> {
  const { collection, generation: role = 'active', from, to, writes } = request;
  const isPaused = (record: CatalogueRecord | null) => role === 'active' && record?.pause !== undefined;
  const record = await catalogue.find(collection);
  const generation = record?.[role];
  if (generation === undefined) {
    if (role === 'next') return 'conflict';
    throw new Error(`collection ${collection} was never prepared`);
  }
  if (generation.version !== request.version)
    throw new VersionConflict(collection, generation.version, request.version);
  if (isPaused(record)) return 'paused';
  if (generation.checkpoint !== from) return 'conflict';
  if (!(await write(catalogue.documents(collection, generation.number), writes))) return 'conflict';
  if (to !== undefined && (await catalogue.moveCheckpoint(collection, role, generation, to)))
    return 'committed';
  const now = await catalogue.find(collection);
  if (isPaused(now)) return 'paused';
  const stays = now?.[role]?.number === generation.number && now[role].checkpoint === from;
  return to === undefined && stays ? 'committed' : 'conflict';
}

/**
 * False when a document has changed since the writer read it. All writers take documents in the order of their ids: FerretDB locks each
 * until the whole write is done, so that two in opposite orders waited for each other without end.
 */
async function write(
  documents: Collection<DocumentRecord>,
  writes: readonly DocumentWrite[],
): Promise<boolean> {
  if (writes.length === 0) return true;
  try {
    const inOrder = writes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const { insertedCount, matchedCount } = await documents.bulkWrite(inOrder.map(operation), {
      ordered: false,
    });
    return insertedCount + matchedCount === writes.length;
  } catch (error) {
    if (onlyDuplicateKeys(error)) return false;
    throw error;
  }
}

function operation({ id, seen, revisions, body }: DocumentWrite): AnyBulkWriteOperation<DocumentRecord> {
  const content = { version: seen + 1, revisions, body };
  if (seen === 0) return { insertOne: { document: { _id: id, ...content } } };
  return { replaceOne: { filter: { _id: id, version: seen }, replacement: content } };
}
