import { ERASED, PRODUCT } from '../domain/event.ts';
import type { SealedFields } from '../log/sealing.ts';
import { API_KEYS } from './api-keys/api-keys.ts';
import { BATCHES } from './batches/batches.ts';
import { BULK_ACTIONS } from './bulk-actions/document.ts';
import { BLANK_CODE, CODES } from './codes/document.ts';
import { USERS } from './users/users.ts';
import { WEBHOOKS } from './webhooks/webhooks.ts';

/** The fields of documents that are sealed under a person's key: of users their own, of codes the owner's, of others the product's. */
export const PERSONAL_FIELDS: readonly SealedFields[] = [
  {
    collection: USERS.name,
    erased: { firstName: ERASED, lastName: ERASED, email: ERASED },
    personOf: (id) => id,
  },
  {
    collection: CODES.name,
    erased: { name: ERASED, content: ERASED, files: {}, flags: [], trusted: [] },
    blank: BLANK_CODE,
    personOf: (_code, { owner }) => (typeof owner === 'string' ? owner : PRODUCT),
  },
  // What admins note about a code, and its tags, stay when its owner leaves.
  {
    collection: CODES.name,
    erased: { note: ERASED, tags: [], tagKeys: [] },
    blank: BLANK_CODE,
    personOf: () => PRODUCT,
    as: 'sealedNote',
    findable: 'tagKeys',
  },
  { collection: BATCHES.name, erased: { name: ERASED, note: ERASED }, personOf: () => PRODUCT },
  { collection: BULK_ACTIONS.name, erased: { note: ERASED, tags: [] }, personOf: () => PRODUCT },
  { collection: WEBHOOKS.name, erased: { url: ERASED, description: ERASED }, personOf: () => PRODUCT },
  { collection: API_KEYS.name, erased: { label: ERASED }, personOf: () => PRODUCT },
];
