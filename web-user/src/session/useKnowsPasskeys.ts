import { useSyncExternalStore } from 'react';

/** Returns whether the browser knows passkeys. A page of the server takes it that it does. */
export const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
