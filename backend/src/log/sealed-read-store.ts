import { z } from 'zod';
import type { JsonObject } from '../ports/json.ts';
import type { DocumentWrite, ReadStore, StoredDocument } from '../ports/read-store.ts';
import type { PersonKeys } from './person-keys.ts';
import { open, seal } from './seal.ts';

/** The personal fields of a collection's documents. No query names them. */
export interface SealedFields {
  readonly collection: string;
  /** What each field reads once the person is erased. */
  readonly erased: JsonObject;
  /** Returns the person under whose key a document's fields are sealed. It depends on the other fields alone. */
  readonly personOf: (id: string, body: JsonObject) => string;
}

const Fields: z.ZodType<JsonObject> = z.record(z.string(), z.json());
const contextOf = (collection: string, id: string, person: string) =>
  `document ${collection} ${id} ${person}`;

/**
 * Seals personal fields of documents under the keys of their people. What a read model ever wrote to a disk, or to a back-up
 * of it, is unreadable with the key's end, as in the log.
 */
export function sealedReadStore(
  store: ReadStore,
  keys: Pick<PersonKeys, 'find' | 'findOrCreate'>,
  sealed: readonly SealedFields[],
): ReadStore {
  const fieldsOf = new Map(sealed.map((fields) => [fields.collection, fields]));

  async function close(fields: SealedFields, write: DocumentWrite): Promise<DocumentWrite> {
    const { collection, erased } = fields;
    const person = fields.personOf(write.id, write.body);
    const key = await keys.findOrCreate(person);
    if (!key) return { ...write, body: { ...write.body, ...erased } };
    const names = Object.keys(erased);
    const isPersonal = ([name]: readonly [string, unknown]) => names.includes(name);
    const all = Object.entries(write.body);
    const text = JSON.stringify(Object.fromEntries(all.filter(isPersonal)));
    const clear = Object.fromEntries(all.filter((field) => !isPersonal(field)));
    return { ...write, body: { ...clear, sealed: seal(key, contextOf(collection, write.id, person), text) } };
  }

  async function opened(collection: string, document: StoredDocument): Promise<StoredDocument> {
    const fields = fieldsOf.get(collection);
    const { sealed: text, ...clear } = document.body;
    if (!fields || typeof text !== 'string') return document;
    const person = fields.personOf(document.id, clear);
    const key = await keys.find(person);
    if (!key) return { ...document, body: { ...clear, ...fields.erased } };
    const secret = open(key, contextOf(collection, document.id, person), text).toString();
    return { ...document, body: { ...clear, ...Fields.parse(JSON.parse(secret)) } };
  }

  const allOpened = (collection: string, documents: readonly StoredDocument[]) =>
    Promise.all(documents.map((document) => opened(collection, document)));

  return {
    ...store,
    commit: async (commit) => {
      const fields = fieldsOf.get(commit.collection);
      if (!fields) return store.commit(commit);
      const writes = await Promise.all(commit.writes.map((write) => close(fields, write)));
      return store.commit({ ...commit, writes });
    },
    get: async (collection, id) => {
      const document = await store.get(collection, id);
      return document && opened(collection, document);
    },
    getMany: async (collection, ids, generation) =>
      allOpened(collection, await store.getMany(collection, ids, generation)),
    query: async (collection, query) => allOpened(collection, await store.query(collection, query)),
    async *scan(collection, generation) {
      for await (const document of store.scan(collection, generation)) yield opened(collection, document);
    },
  };
}
