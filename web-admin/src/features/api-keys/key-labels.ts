import type { ApiKeyState, ApiKeyView } from '@qlaim/backend/contract/console';

/** How a badge shows what a key is worth now. */
export const TONES = {
  active: 'ok',
  expired: 'neutral',
  revoked: 'neutral',
  ended: 'danger',
} as const satisfies Record<ApiKeyState, 'ok' | 'neutral' | 'danger'>;

/** Returns the name of a person, or the e-mail of one without; undefined for a deleted person. */
export function makerOf(person: ApiKeyView['maker']): string | undefined {
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  return name || person?.email || undefined;
}
