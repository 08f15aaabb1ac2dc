import { storeIn } from './browser-store.ts';

/** Values that survive closing the browser. */
export const localStore = storeIn(() => localStorage);

const DRAFTS = 'qlaim:draft:';

/** The keys of an account's drafts begin with it. */
export const draftsOf = (userId: string): string => `${DRAFTS}${userId}:`;

/** The key of the uploads that a draft may resume. It names files, and so it goes with the drafts. */
export const UNFINISHED_UPLOADS = `${DRAFTS}unfinished-uploads`;

/** Removes every draft from this device, whoever's it is. */
export const forgetDrafts = (): void => localStore.forgetAll(DRAFTS);
