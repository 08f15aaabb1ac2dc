import { ERASED, HOUSE } from '../domain/event.ts';
import type { SealedFields } from '../log/sealed-read-store.ts';
import { API_KEYS } from './api-keys/api-keys.ts';
import { BATCHES } from './batches/batches.ts';
import { BULK_ACTIONS } from './bulk-actions/document.ts';
import { CODES } from './codes/document.ts';
import { USERS } from './users/users.ts';
import { WEBHOOKS } from './webhooks/webhooks.ts';

/** The fields of documents that are sealed under a person's key: of users their own, of codes the owner's, of others the house's. */
export const PERSONAL_FIELDS: readonly SealedFields[] = [
  {
    collection: USERS.name,
    erased: { firstName: ERASED, lastName: ERASED, email: ERASED },
    personOf: (id) => id,
  },
  {
    collection: CODES.name,
    erased: { name: ERASED, content: ERASED, files: {} },
    personOf: (_code, { owner }) => (typeof owner === 'string' ? owner : HOUSE),
  },
  // What admins note about a code stays when its owner leaves.
  { collection: CODES.name, erased: { note: ERASED }, personOf: () => HOUSE, as: 'sealedNote' },
  { collection: BATCHES.name, erased: { name: ERASED, note: ERASED }, personOf: () => HOUSE },
  { collection: BULK_ACTIONS.name, erased: { note: ERASED }, personOf: () => HOUSE },
  { collection: WEBHOOKS.name, erased: { url: ERASED, description: ERASED }, personOf: () => HOUSE },
  { collection: API_KEYS.name, erased: { label: ERASED }, personOf: () => HOUSE },
];
