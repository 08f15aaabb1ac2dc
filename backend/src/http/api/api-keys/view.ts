import { findKeyRecord } from '../../../commands/api-keys/key-record.ts';
import type { ApiKeyView } from '../../../contract/schemas/api-key.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { apiKeyStateOf } from '../../../domain/api-key/state.ts';
import type { ApiKeyRow } from '../../../read-models/api-keys/api-keys.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { peopleBy } from '../../views/people.ts';
import type { ApiKeyPorts } from './ports.ts';

/** Returns keys as the console lists them. Whether a key still works comes from the account of its maker in the log. */
export async function apiKeyViews(
  context: ApiKeyPorts,
  reader: SignedInCaller,
  rows: readonly ApiKeyRow[],
): Promise<ApiKeyView[]> {
  const personOf = await peopleBy(
    context,
    reader,
    rows.flatMap(({ maker, revokedBy }) => [maker, revokedBy]),
  );
  const now = context.clock.now().getTime();
  return Promise.all(
    rows.map(async ({ present: _present, term, maker, revokedBy, ...row }) => {
      const { state: account } = await context.log.load(ACCOUNT, maker);
      const status = row.revokedAt === null ? 'active' : 'revoked';
      const { usedAt = null, uses = 0 } = (await findKeyRecord(context, row.id)) ?? {};
      return {
        ...row,
        state: apiKeyStateOf({ status, expiresAt: row.expiresAt, term }, account, now),
        maker: personOf(maker),
        revokedBy: personOf(revokedBy),
        usedAt,
        uses,
      };
    }),
  );
}
