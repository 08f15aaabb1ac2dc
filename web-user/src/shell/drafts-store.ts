import { storeIn } from './browser-store.ts';

/** Values that survive closing the browser. */
export const localStore = storeIn(() => localStorage);

const DRAFTS = 'qlaim:draft:';

/** The keys of an account's drafts begin with it. */
export const draftsOf = (userId: string): string => `${DRAFTS}${userId}:`;

/**
 * Removes every draft from this device. A sign-out thereby also clears what another person's lost session has left on a
 * shared device.
 */
export const forgetDrafts = (): void => localStore.forgetAll(DRAFTS);
