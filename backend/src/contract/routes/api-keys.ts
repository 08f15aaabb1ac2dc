import { z } from 'zod';
import { Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { ApiKeyBody, ApiKeyView } from '../schemas/api-key.ts';
import { json, Range } from '../schemas/list-query.ts';

/** The id of a key, which is its first part. */
const KeyId = z.string().regex(/^[0-9a-z]{16}$/);

/** The keys with which programs call the API, as the console lists and changes them. */
export const apiKeyRoutes = {
  apiKeys: defineRoute({
    method: 'GET',
    path: '/admin-api/api-keys',
    access: 'integrations.read',
    tag: 'admin',
    summary: 'API keys, the newest first: range as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.literal('createdAt'), z.literal('DESC')])).optional(),
      range: json(Range).optional(),
      filter: json(z.strictObject({})).optional(),
    }),
    answer: z.array(ApiKeyView),
    errors: [],
  }),
  createApiKey: defineRoute({
    method: 'POST',
    path: '/admin-api/api-keys',
    access: 'integrations.manage',
    tag: 'admin',
    summary:
      'Make an API key. It is in this answer alone. It needs the password of the admin, or a code of their second step',
    body: ApiKeyBody,
    answer: Message.extend({ id: z.string(), key: z.string() }),
    status: 201,
    errors: ['password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
  revokeApiKey: defineRoute({
    method: 'POST',
    path: '/admin-api/api-keys/:id/revoke',
    access: 'integrations.manage',
    tag: 'admin',
    summary: 'Revoke an API key: it opens nothing any more',
    params: z.object({ id: KeyId }),
    answer: Message,
    errors: ['unknown_api_key', 'edited_meanwhile'],
  }),
} as const;
