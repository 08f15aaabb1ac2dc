import { QueryClient } from '@tanstack/react-query';

/**
 * `always`: an offline console says so at once instead of waiting silently for the network. No silent repeats either:
 * what failed shows its words and a button to try again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
