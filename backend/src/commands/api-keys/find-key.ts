import { timingSafeEqual } from 'node:crypto';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import { API_KEY } from '../../domain/api-key/api-key.ts';
import { type ApiKey, apiKeyStateOf } from '../../domain/api-key/state.ts';
import type { CommandContext } from '../context.ts';
import { findKeyRecord } from './key-record.ts';
import { idIn } from './key-text.ts';

export interface FoundKey {
  readonly id: string;
  readonly key: ApiKey;
  /** The account of the admin who made it. */
  readonly account: Account;
}

/**
 * Returns the key that a program sent. `api_key_ended`: the key is right, but was revoked, has expired, or its maker lost
 * the rights of an admin. Nothing is cached beside the folds, which read the log's newest events: an end holds at once.
 */
export async function findKey(
  context: CommandContext,
  text: string,
): Promise<Result<FoundKey, 'api_key_invalid' | 'api_key_ended'>> {
  const id = idIn(text);
  const record = id === undefined ? undefined : await findKeyRecord(context, id);
  if (id === undefined || !record || !isSame(record.hash, context.secrets.tokenHash(text)))
    return refuse('api_key_invalid');
  const { state: key } = await context.log.load(API_KEY, id);
  const { status } = key;
  if (status === 'absent') return refuse('api_key_invalid');
  const { state: account } = await context.log.load(ACCOUNT, key.maker);
  const standing = apiKeyStateOf({ ...key, status }, account, context.clock.now().getTime());
  return standing === 'active' ? ok({ id, key, account }) : refuse('api_key_ended');
}

/** Compares hashes of one length in constant time. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
