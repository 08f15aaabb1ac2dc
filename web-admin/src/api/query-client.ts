import { QueryClient } from '@tanstack/react-query';

/**
 * With `always`, an offline console fails immediately. The default waits silently for the network.
 * Failed calls do not retry silently: they show their message and a button to retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
