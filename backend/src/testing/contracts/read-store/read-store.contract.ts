import { readStoreDocumentsAlone } from './read-store-alone.contract.ts';
import { readStoreConflicts } from './read-store-conflicts.contract.ts';
import { readStoreDocuments } from './read-store-documents.contract.ts';
import { readStoreFields } from './read-store-fields.contract.ts';
import { readStoreGenerations } from './read-store-generations.contract.ts';
import { readStoreQueries } from './read-store-queries.contract.ts';
import { readStoreRebuilds } from './read-store-rebuilds.contract.ts';
import { type ReadStoreBacking, useReadStore } from './read-store-suite.contract.ts';

/** The contract of every read store. */
export function readStoreContract(createBacking: () => Promise<ReadStoreBacking>): void {
  const suite = useReadStore(createBacking);
  readStoreDocuments(suite);
  readStoreConflicts(suite);
  readStoreDocumentsAlone(suite);
  readStoreQueries(suite);
  readStoreFields(suite);
  readStoreGenerations(suite);
  readStoreRebuilds(suite);
}
