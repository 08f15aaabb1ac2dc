import type { Account } from '../account/state.ts';
import { unreachable } from '../never.ts';
import type { ApiKeyEvent } from './events.ts';

export interface ApiKey {
  readonly status: 'absent' | 'active' | 'revoked';
  readonly label: string;
  readonly scopes: readonly string[];
  /** ISO 8601 in UTC; null for a key without an end. */
  readonly expiresAt: string | null;
  readonly maker: string;
  readonly term: number;
}

export const absentApiKey: ApiKey = {
  status: 'absent',
  label: '',
  scopes: [],
  expiresAt: null,
  maker: '',
  term: 0,
};

export function evolveApiKey(key: ApiKey, event: ApiKeyEvent): ApiKey {
  switch (event.type) {
    case 'ApiKeyCreated': {
      const { person: _person, ...data } = event.data;
      return { ...data, status: 'active' };
    }
    case 'ApiKeyRevoked':
      return { ...key, status: 'revoked' };
    default:
      return unreachable(event);
  }
}

/** What a key is worth now. `ended`: its maker lost the rights of an admin, and the key ended with them. */
export type ApiKeyStanding = 'active' | 'revoked' | 'expired' | 'ended';

/** Returns what a key is worth at a time (milliseconds since 1970), given the account of its maker. */
export function apiKeyStateOf(
  { status, expiresAt, term }: Pick<ApiKey, 'expiresAt' | 'term'> & { readonly status: 'active' | 'revoked' },
  maker: Pick<Account, 'status' | 'role' | 'disabled' | 'term'>,
  now: number,
): ApiKeyStanding {
  if (status === 'revoked') return 'revoked';
  const isAdmin = maker.status === 'present' && maker.role === 'admin' && !maker.disabled;
  if (!isAdmin || maker.term !== term) return 'ended';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
