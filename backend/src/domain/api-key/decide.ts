import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { ApiKeyEvent } from './events.ts';
import type { ApiKey } from './state.ts';

export type ApiKeyCommand =
  | ({ readonly type: 'create' } & Pick<ApiKey, 'label' | 'scopes' | 'expiresAt' | 'maker' | 'term'>)
  | { readonly type: 'revoke' };

export type ApiKeyRefusal = 'unknown_api_key' | 'edited_meanwhile';

/** Returns the events of a command on a key, or a refusal. A key that was revoked stays so. */
export function decideApiKey(
  command: ApiKeyCommand,
  { status }: ApiKey,
): Result<readonly ApiKeyEvent[], ApiKeyRefusal> {
  switch (command.type) {
    case 'create': {
      if (status !== 'absent') return refuse('edited_meanwhile');
      const { type: _type, scopes, ...made } = command;
      return ok([{ type: 'ApiKeyCreated', data: { person: PRODUCT, ...made, scopes: [...scopes] } }]);
    }
    case 'revoke':
      if (status === 'absent') return refuse('unknown_api_key');
      return ok(status === 'revoked' ? [] : [{ type: 'ApiKeyRevoked', data: {} }]);
    default:
      return unreachable(command);
  }
}
