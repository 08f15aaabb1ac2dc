import { ApiError } from '@qlaim/backend/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Query keys of the cached server responses. */
export const KEYS = {
  me: ['me'],
  loginStatus: ['login-status'],
  banners: ['banners'],
  sessions: ['sessions'],
  twoStep: ['two-step'],
  passkeys: ['passkeys'],
  codes: ['codes'],
  codesOf: (userId: string) => ['codes', userId],
  code: (id: string) => ['code', id],
  resetLink: (token: string) => ['reset-link', token],
  claimable: (code: string) => ['claimable', code],
  firstScanOf: (code: string) => ['first-scan', code],
  scansOf: (id: string) => ['scans', id],
  leaving: ['leaving'],
  decisions: ['decisions'],
  decision: (number: string) => ['decisions', number],
  /** The code whose first scan this browser waits for, as the server has read it. */
  watched: ['watched'],
  /** The pictures that wait on this device. */
  shared: ['shared'],
  history: (id: string) => ['history', id],
} as const;

/** What the server has still to do is read this often, in milliseconds, while the page is in front. */
export const READ_AGAIN_MS = 3_000;

const RETRIES = 2;

/** A retry helps after a lost response or a server fault. It never changes a refusal. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < RETRIES && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  /** After the session ends, the app fetches the user again. The access guard then redirects. */
  function noticeRefused(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    // New terms of use were published. The guard reads that of the user, and leads to them.
    if (error.code === 'terms_unaccepted') void client.resetQueries({ queryKey: KEYS.me });
    if (error.code !== 'signed_out') return;
    void client.resetQueries({ queryKey: KEYS.loginStatus });
    if (client.getQueryData(KEYS.me) !== undefined) void client.resetQueries({ queryKey: KEYS.me });
  }
  const client = new QueryClient({
    // Without a connection a call fails immediately. The default waits silently for the network.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: worthRetrying,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: noticeRefused }),
    mutationCache: new MutationCache({ onError: noticeRefused }),
  });
  return client;
}
