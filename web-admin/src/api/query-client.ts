import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './message-of.ts';

/**
 * With `always`, an offline console fails immediately. The default waits silently for the network.
 * Failed calls do not retry silently: they show their message and a button to retry. What is shown is read again once
 * the connection is back. `onSignedOut` is called for each read that finds the session ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error)) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
