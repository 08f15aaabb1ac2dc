import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { JsonObject } from '../ports/json.ts';
import type { Condition, DocumentWrite, ReadStore, StoredDocument } from '../ports/read-store.ts';
import { findableIn, findableText } from './findable.ts';
import type { PersonKeys } from './person-keys.ts';
import { seal, open as unseal } from './seal.ts';

/** Personal fields of a collection's documents that are sealed under one person's key. No query names them, but a findable one. */
export interface SealedFields {
  readonly collection: string;
  /** What each field reads once the person is erased. */
  readonly erased: JsonObject;
  /** What a document has where nothing is known of the person. Fields that equal it all say nothing, and stay as they are. */
  readonly blank?: JsonObject;
  /** Returns the person under whose key a document's fields are sealed. It depends on the other fields alone. */
  readonly personOf: (id: string, body: JsonObject) => string;
  /** The field that holds them sealed; `sealed` where a collection has only these. */
  readonly as?: string;
  /**
   * A list of texts that `has` finds: an HMAC of each text stands in its place, under a key of the person, who is the same
   * for all documents.
   */
  readonly findable?: string;
}

/** Personal fields as they were last opened under a key. */
interface Remembered {
  readonly key: Uint8Array;
  readonly sealed: string;
  readonly text: string;
  readonly fields: JsonObject;
}

/** Whether none of the personal fields says anything. */
const isBlank = (body: JsonObject, { erased, blank }: SealedFields): boolean =>
  blank !== undefined &&
  Object.keys(erased).every(
    (name) => body[name] === blank[name] || isDeepStrictEqual(body[name], blank[name]),
  );

/** Busy codes change with every scan, and their personal fields do not. About two kilobytes each. */
const REMEMBERED = 5_000;
/** Documents that a program remembers which passes all of them once. */
export const REMEMBERED_IN_PASSING = 500;

const Fields: z.ZodType<JsonObject> = z.record(z.string(), z.json());
const contextOf = (collection: string, id: string, person: string) =>
  `document ${collection} ${id} ${person}`;

/**
 * Seals personal fields of documents under the keys of their people. What a read model ever wrote to a disk, or to a back-up
 * of it, is unreadable with the key's end, as in the log. Fields that did not change since they were opened keep their
 * sealed text.
 */
export function sealedReadStore(
  store: ReadStore,
  keys: Pick<PersonKeys, 'find' | 'findOrCreate'>,
  sealed: readonly SealedFields[],
  max = REMEMBERED,
): ReadStore {
  const remembered = new LRUCache<string, Remembered>({ max });
  const fieldsOf = (collection: string) => sealed.filter((fields) => fields.collection === collection);

  async function close(write: DocumentWrite, fields: SealedFields): Promise<DocumentWrite> {
    const { collection, erased, as = 'sealed' } = fields;
    const person = fields.personOf(write.id, write.body);
    const key = await keys.findOrCreate(person);
    if (!key) return { ...write, body: { ...write.body, ...erased } };
    const names = Object.keys(erased);
    const isPersonal = ([name]: readonly [string, unknown]) => names.includes(name);
    const all = Object.entries(write.body);
    const text = JSON.stringify(Object.fromEntries(all.filter(isPersonal)));
    const clear = {
      ...Object.fromEntries(all.filter((field) => !isPersonal(field))),
      ...findableIn(key, fields, write.body),
    };
    const context = contextOf(collection, write.id, person);
    const last = remembered.get(`${as} ${context}`);
    const unchanged = last?.key === key && last.text === text;
    return { ...write, body: { ...clear, [as]: unchanged ? last.sealed : seal(key, context, text) } };
  }

  async function open(document: StoredDocument, sealing: SealedFields): Promise<StoredDocument> {
    const { collection, as = 'sealed' } = sealing;
    const { [as]: text, ...clear } = document.body;
    if (typeof text !== 'string') return document;
    const person = sealing.personOf(document.id, clear);
    const key = await keys.find(person);
    if (!key) return { ...document, body: { ...clear, ...sealing.erased } };
    const context = contextOf(collection, document.id, person);
    const last = remembered.get(`${as} ${context}`);
    if (last?.key === key && last.sealed === text) return { ...document, body: { ...clear, ...last.fields } };
    const secret = unseal(key, context, text).toString();
    const fields = Fields.parse(JSON.parse(secret));
    remembered.set(`${as} ${context}`, { key, sealed: text, text: secret, fields });
    return { ...document, body: { ...clear, ...fields } };
  }

  async function opened(collection: string, document: StoredDocument): Promise<StoredDocument> {
    let result = document;
    for (const fields of fieldsOf(collection)) result = await open(result, fields);
    return result;
  }

  async function closed(write: DocumentWrite, personal: readonly SealedFields[]): Promise<DocumentWrite> {
    let result = write;
    for (const fields of personal) result = await close(result, fields);
    return result;
  }

  /** Returns conditions on what is stored, for those on what is sealed. */
  async function asked(collection: string, where: readonly Condition[] = []): Promise<readonly Condition[]> {
    const stored: Condition[] = [];
    for (const condition of where) {
      const sealing = fieldsOf(collection).find(({ findable }) => findable === condition.field);
      const key = sealing && (await keys.findOrCreate(sealing.personOf('', {})));
      const { field } = condition;
      stored.push(
        'has' in condition && key ? { field, has: findableText(key, field, condition.has) } : condition,
      );
    }
    return stored;
  }

  const allOpened = (collection: string, documents: readonly StoredDocument[]) =>
    Promise.all(documents.map((document) => opened(collection, document)));

  return {
    ...store,
    commit: async (commit) => {
      const fields = fieldsOf(commit.collection);
      const writes = await Promise.all(
        commit.writes.map((write) => {
          const personal = fields.filter((sealing) => !isBlank(write.body, sealing));
          return personal.length === 0 ? write : closed(write, personal);
        }),
      );
      return store.commit({ ...commit, writes });
    },
    get: async (collection, id) => {
      const document = await store.get(collection, id);
      return document && opened(collection, document);
    },
    getMany: async (collection, ids, generation) =>
      allOpened(collection, await store.getMany(collection, ids, generation)),
    query: async (collection, query) =>
      allOpened(
        collection,
        await store.query(collection, { ...query, where: await asked(collection, query.where) }),
      ),
    ids: async (collection, page) =>
      store.ids(collection, { ...page, where: await asked(collection, page.where) }),
    integers: async (collection, field, query) =>
      store.integers(collection, field, { ...query, where: await asked(collection, query.where) }),
    count: async (collection, where) => store.count(collection, await asked(collection, where)),
    async *scan(collection, generation) {
      for await (const document of store.scan(collection, generation)) yield opened(collection, document);
    },
  };
}
