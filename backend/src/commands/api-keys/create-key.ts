import { ok, type Result } from '../../contract/result.ts';
import { API_KEY } from '../../domain/api-key/api-key.ts';
import type { ApiKey } from '../../domain/api-key/state.ts';
import type { Caller } from '../../domain/caller.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { type Handled, handle } from '../handle.ts';
import { keepKey } from './key-record.ts';
import { newKey } from './key-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NewKey extends Pick<ApiKey, 'label' | 'scopes' | 'term'> {
  /** Null for a key without an end. */
  readonly days: number | null;
}

interface Created extends Handled<ApiKey> {
  readonly id: string;
  /** Nothing keeps it. */
  readonly key: string;
}

/** Makes a key in the name of an admin. Its hash is stored before the log names it, so that a named key works. */
export async function createKey(
  context: CommandContext,
  maker: Caller,
  { days, ...made }: NewKey,
): Promise<Result<Created, 'unknown_api_key' | 'edited_meanwhile'>> {
  const { id, key } = newKey(context.random);
  await keepKey(context, id, context.secrets.tokenHash(key));
  const expiresAt =
    days === null ? null : new Date(context.clock.now().getTime() + days * DAY_MS).toISOString();
  const command = { type: 'create', ...made, expiresAt, maker: maker.id } as const;
  const created = await handle(context, API_KEY, actorOf(maker), id, command);
  return created.ok ? ok({ ...created.value, id, key }) : created;
}
