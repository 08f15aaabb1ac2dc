import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether this render has to equal the server's: on the server, and while the app takes a page over in the browser.
 * Right after, it renders again with what only the browser knows.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
