import { storeIn } from './browser-store.ts';

/** Values that survive a reload of this tab. */
export const { keep, forget, recall } = storeIn(() => sessionStorage);
