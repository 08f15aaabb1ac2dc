import { storeIn } from './browser-store.ts';

/** Values that survive closing the browser. */
export const localStore = storeIn(() => localStorage);

/** The keys of an account's drafts begin with it. */
export const draftsOf = (userId: string): string => `qlaim:draft:${userId}:`;

/** Removes the drafts of an account from this device. */
export const forgetDrafts = (userId: string): void => localStore.forgetAll(draftsOf(userId));
