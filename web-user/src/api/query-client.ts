import { ApiError } from '@qlaim/backend/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Names of what is kept of the server's answers. */
export const KEYS = {
  me: ['me'],
  loginStatus: ['login-status'],
  banners: ['banners'],
  codesOf: (userId: string) => ['codes', userId],
  code: (id: string) => ['code', id],
} as const;

const RETRIES = 2;

/** Trying again helps when no answer came or the server was busy, not when it said no. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < RETRIES && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  /** The session is over: ask anew who this is, and the access guard does the rest. */
  function noticeSignedOut(error: unknown): void {
    if (!(error instanceof ApiError) || error.code !== 'signed_out') return;
    void client.resetQueries({ queryKey: KEYS.loginStatus });
    if (client.getQueryData(KEYS.me) !== undefined) void client.resetQueries({ queryKey: KEYS.me });
  }
  const client = new QueryClient({
    // Without a connection a call fails at once and says so, where the default would wait for one in silence.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: worthRetrying,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
  });
  return client;
}
