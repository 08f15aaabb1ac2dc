import { actorOf } from '../../../commands/actor.ts';
import { createKey } from '../../../commands/api-keys/create-key.ts';
import { type Handled, handle } from '../../../commands/handle.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { API_KEY_TEXTS } from '../../../contract/schemas/api-key.ts';
import { API_KEY } from '../../../domain/api-key/api-key.ts';
import { API_KEYS, listApiKeys } from '../../../read-models/api-keys/api-keys.ts';
import { documentReached } from '../../../read-models/wait.ts';
import { proveIdentity } from '../../edge/caller/second-step.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, pageOf } from '../../edge/routes/content-range.ts';
import type { ApiKeyPorts } from './ports.ts';
import { apiKeyViews } from './view.ts';

/** Routes of the keys with which programs call the API. */
export const apiKeyHandlers = (context: ApiKeyPorts): readonly BoundRoute[] => [
  bind(ROUTES.apiKeys, async ({ query, caller, response }) => {
    const page = pageOf({ createdAt: 'createdAt' }, query, ['createdAt', 'DESC']);
    const { total, rows } = await listApiKeys(context.store, page);
    contentRange(response, 'api-keys', page.skip, rows.length, total);
    return ok(await apiKeyViews(context, caller, rows));
  }),

  bind(ROUTES.createApiKey, async ({ body: { label, scopes, days, ...proof }, caller, request }) => {
    const proven = await proveIdentity(context, request, caller, proof);
    if (!proven.ok) return proven;
    const { term } = caller.account;
    const created = await createKey(context, caller, { label, scopes: [...new Set(scopes)], days, term });
    if (!created.ok) return created;
    const { id, key } = created.value;
    await keyReached(context, id, created.value);
    return ok({ id, key, message: API_KEY_TEXTS.created });
  }),

  bind(ROUTES.revokeApiKey, async ({ params: { id }, caller }) => {
    const revoked = await handle(context, API_KEY, actorOf(caller), id, { type: 'revoke' });
    if (!revoked.ok) return revoked;
    await keyReached(context, id, revoked.value);
    return ok({ message: API_KEY_TEXTS.revoked });
  }),
];

/** Waits until the read model shows the effect of a command on a key, for 2 s at most. */
async function keyReached(
  { store }: Pick<ApiKeyPorts, 'store'>,
  id: string,
  { stream, revision }: Pick<Handled<unknown>, 'stream' | 'revision'>,
): Promise<void> {
  if (revision !== 'none') await documentReached(store, { collection: API_KEYS.name, id, stream, revision });
}
