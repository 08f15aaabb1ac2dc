import { z } from 'zod';
import { API_KEY } from '../../domain/api-key/api-key.ts';
import type { ApiKeyEvent } from '../../domain/api-key/events.ts';
import { unreachable } from '../../domain/never.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, type Happened, projectionOf } from '../projection.ts';

/** A key with which programs call the API. The vault has its hash, and how it was used. */
export const ApiKeyDocument = z.object({
  present: z.boolean(),
  label: z.string(),
  scopes: z.array(z.string()),
  maker: z.string(),
  term: z.int(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  revokedBy: z.string().nullable(),
});
export type ApiKeyDocument = z.infer<typeof ApiKeyDocument>;

export const API_KEYS: CollectionDefinition = {
  name: 'api-keys',
  version: 2,
  fields: { present: 'boolean', createdAt: 'text' },
  indexes: [['present', '-createdAt']],
};

const blank: ApiKeyDocument = {
  present: false,
  label: '',
  scopes: [],
  maker: '',
  term: 0,
  createdAt: '',
  expiresAt: null,
  revokedAt: null,
  revokedBy: null,
};

type ApiKeyChange = Happened<ApiKeyEvent> & { readonly by: string | null };

function applyEvent(key: ApiKeyDocument, event: ApiKeyChange): ApiKeyDocument {
  switch (event.type) {
    case 'ApiKeyCreated': {
      const { person: _person, ...data } = event.data;
      return { ...blank, ...data, present: true, createdAt: event.at };
    }
    case 'ApiKeyRevoked':
      return { ...key, revokedAt: event.at, revokedBy: event.by };
    default:
      return unreachable(event);
  }
}

export const apiKeysProjection = projectionOf({
  definition: API_KEYS,
  schema: ApiKeyDocument,
  streams: [API_KEY.prefix],
  changes: (event, emit) => {
    const id = API_KEY.keyOf(event.stream);
    if (id === undefined || !API_KEY.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the API keys`);
    emit(id, { ...event, by: event.actor.id });
  },
  evolve: (key: ApiKeyDocument = blank, events: readonly ApiKeyChange[]) => events.reduce(applyEvent, key),
});

export interface ApiKeyRow extends ApiKeyDocument {
  readonly id: string;
}

/** A page of the keys, the newest first. */
export async function listApiKeys(
  store: ReadStore,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<{ readonly total: number; readonly rows: readonly ApiKeyRow[] }> {
  const where = [{ field: 'present', is: true }];
  const [total, documents] = await Promise.all([
    store.count(API_KEYS.name, where),
    store.query(API_KEYS.name, { where, sort: ['-createdAt'], limit, skip }),
  ]);
  const rows = documents.map((document) => ({ ...bodyOf(ApiKeyDocument, document), id: document.id }));
  return { total, rows };
}

/** Returns the labels of keys, by their ids. */
export async function apiKeyLabels(
  store: ReadStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const documents = await store.getMany(API_KEYS.name, [...new Set(ids)]);
  return new Map(documents.map((document) => [document.id, bodyOf(ApiKeyDocument, document).label]));
}
