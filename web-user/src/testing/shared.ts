import { keepShared, sharedPictures } from '../features/share/shared-store.ts';

/** Shares pictures of these names with the app, as the worker receives them. */
export const share = (...names: readonly string[]): Promise<void> =>
  keepShared(names.map((name) => new File(['bytes'], name)));

/** Returns the names of the shared pictures that wait for a code. */
export const waiting = async (): Promise<readonly string[]> =>
  (await sharedPictures()).map(({ file }) => file.name);
