import { LRUCache } from 'lru-cache';
import { isJsonObject, type JsonObject, parseJson } from '../ports/json/json.ts';
import type { Condition, DocumentWrite, ReadStore, StoredDocument } from '../ports/read-store.ts';
import { findableIn, findableText } from './findable.ts';
import type { PersonKeys } from './person-keys.ts';
import { seal, open as unseal } from './seal.ts';
import {
  divided,
  isBlank,
  type KeyOf,
  type SealedFields,
  type Sealing,
  sealingOf,
  withKeys,
} from './sealing.ts';

/** Personal fields as they were last opened under a key. */
interface Remembered {
  readonly key: Uint8Array;
  readonly sealed: string;
  readonly text: string;
  readonly fields: JsonObject;
}

/** Busy codes change with every scan, and their personal fields do not. About two kilobytes each. */
const REMEMBERED = 5_000;
/** Documents that a program remembers which passes all of them once. */
export const REMEMBERED_IN_PASSING = 500;

const contextOf = (collection: string, id: string, person: string) =>
  `document ${collection} ${id} ${person}`;

/**
 * Seals personal fields of documents under the keys of their people. What a read model ever wrote to a disk, or to a back-up
 * of it, is unreadable with the key's end, as in the log. Fields that did not change since they were opened keep their
 * sealed text.
 */
export function sealedReadStore(
  store: ReadStore,
  keys: Pick<PersonKeys, 'cached' | 'find' | 'findOrCreate'>,
  sealed: readonly SealedFields[],
  max = REMEMBERED,
): ReadStore {
  const remembered = new LRUCache<string, Remembered>({ max });
  const sealings = sealed.map(sealingOf);
  const fieldsOf = (collection: string) => sealings.filter((fields) => fields.collection === collection);

  function close(write: DocumentWrite, sealing: Sealing, keyOf: KeyOf): DocumentWrite {
    const { collection, erased, as } = sealing;
    const person = sealing.personOf(write.id, write.body);
    const key = keyOf(person);
    if (!key) return { ...write, body: { ...write.body, ...erased } };
    const { personal, clear } = divided(write.body, sealing);
    const text = JSON.stringify(personal);
    const context = contextOf(collection, write.id, person);
    const last = remembered.get(`${as} ${context}`);
    const unchanged = last?.key === key && last.text === text;
    const sealed = unchanged ? last.sealed : seal(key, context, text);
    // What changes may change again soon, and is then opened first.
    if (!unchanged && write.seen > 0)
      remembered.set(`${as} ${context}`, { key, sealed, text, fields: personal });
    Object.assign(clear, findableIn(key, sealing, write.body));
    clear[as] = sealed;
    return { ...write, body: clear };
  }

  function open(
    document: StoredDocument,
    sealing: Sealing,
    keyOf: KeyOf,
    isInPassing: boolean,
  ): StoredDocument {
    const { collection, as } = sealing;
    const { [as]: text, ...clear } = document.body;
    if (typeof text !== 'string') return document;
    const person = sealing.personOf(document.id, clear);
    const key = keyOf(person);
    if (!key) return { ...document, body: { ...clear, ...sealing.erased } };
    const context = contextOf(collection, document.id, person);
    const last = remembered.get(`${as} ${context}`);
    if (last?.key === key && last.sealed === text) return { ...document, body: { ...clear, ...last.fields } };
    const secret = unseal(key, context, text).toString();
    const fields = parseJson(secret);
    if (!isJsonObject(fields)) throw new Error(`what a document of ${collection} has sealed is no object`);
    if (!isInPassing) remembered.set(`${as} ${context}`, { key, sealed: text, text: secret, fields });
    return { ...document, body: { ...clear, ...fields } };
  }

  const allOpened = async (
    collection: string,
    documents: readonly StoredDocument[],
    { isInPassing = false } = {},
  ): Promise<readonly StoredDocument[]> => {
    const fields = fieldsOf(collection);
    const sealedIn = ({ body }: StoredDocument) => fields.filter(({ as }) => typeof body[as] === 'string');
    const cached = (person: string) => keys.cached(person);
    return withKeys(
      documents,
      sealedIn,
      { cached, find: (person) => keys.find(person) },
      (document, sealing, keyOf) => open(document, sealing, keyOf, isInPassing),
    );
  };

  const allClosed = async (collection: string, writes: readonly DocumentWrite[]) => {
    const fields = fieldsOf(collection);
    if (fields.length === 0) return writes;
    const sealedIn = ({ body }: DocumentWrite) => fields.filter((sealing) => !isBlank(body, sealing));
    const cached = (person: string) => keys.cached(person);
    return withKeys(writes, sealedIn, { cached, find: (person) => keys.findOrCreate(person) }, close);
  };

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

  return {
    ...store,
    commit: async (commit) =>
      commit.sealed
        ? store.commit(commit)
        : store.commit({ ...commit, writes: await allClosed(commit.collection, commit.writes) }),
    get: async (collection, id) => {
      const document = await store.get(collection, id);
      return document && (await allOpened(collection, [document]))[0];
    },
    getMany: async (collection, ids, generation, { sealed: staySealed = false } = {}) => {
      const documents = await store.getMany(collection, ids, generation);
      return staySealed ? documents : allOpened(collection, documents);
    },
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
      // A pass over all documents would drive out those that are asked for again.
      for await (const document of store.scan(collection, generation))
        yield* await allOpened(collection, [document], { isInPassing: true });
    },
  };
}
