import type { ApiKeyState, ApiKeyView } from '@qlaim/backend/contract/console';

/** What a key is worth now, in words. */
export const STATES = {
  active: { tone: 'ok', words: 'Active' },
  expired: { tone: 'neutral', words: 'Expired' },
  revoked: { tone: 'neutral', words: 'Revoked' },
  ended: { tone: 'danger', words: 'Ended: its maker lost the rights of an admin' },
} as const satisfies Record<ApiKeyState, { tone: 'ok' | 'neutral' | 'danger'; words: string }>;

/** Returns the name of a person, or the e-mail of one without. */
export function makerOf(person: ApiKeyView['maker']): string {
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  return name || person?.email || 'a deleted person';
}
