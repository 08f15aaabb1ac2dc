import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { isPermission, type Permission, rolesWith } from '../../../contract/access/permissions.ts';
import type { Scope } from '../../../contract/access/scopes.ts';
import { OWN_CALL } from '../../../contract/own-call.ts';
import type { Access, Route, UploadField } from '../../../contract/route.ts';
import { scopeOf } from '../../../contract/route-scopes.ts';
import { errorAnswers } from './refusals.ts';

const WHO = {
  anyone: 'Anyone may call it.',
  'awaiting-second-step': 'For anyone whose password was right, also before the second step of the sign-in.',
  session: 'For anyone signed in, also with an email not yet verified.',
  verified: 'For anyone signed in whose email is verified.',
} as const satisfies Record<Exclude<Access, Permission>, string>;

/** Returns in a sentence who may call a route. */
export const whoMay = (access: Access): string =>
  isPermission(access)
    ? `It needs the permission \`${access}\`. Roles that have it: ${rolesWith(access).join(', ')}.`
    : WHO[access];

const OWN_HEADER = z.object({
  [OWN_CALL.name]: z
    .string()
    .optional()
    .meta({ description: `\`${OWN_CALL.value}\` with a session. An API key needs no header beside it.` }),
});

const isObject = (schema: z.ZodType | undefined): schema is z.ZodObject => schema instanceof z.ZodObject;

/** Returns the operation of a route. `name` becomes the name of the call in a generated client. */
export function operation(name: string, route: Route): ZodOpenApiOperationObject {
  const { params, query, answer, status = 200, access, summary, tag } = route;
  const scope = scopeOf(route);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: scope ? `${whoMay(access)} ${byKey(scope)}` : whoMay(access),
    requestParams: {
      ...(isObject(params) ? { path: params } : {}),
      ...(isObject(query) ? { query } : {}),
      ...(route.changesState ? { header: OWN_HEADER } : {}),
    },
    ...requestBody(route),
    responses: {
      [status]: { description: 'Success', content: { 'application/json': { schema: answer } } },
      ...errorAnswers(route),
    },
    security: [...(access === 'anyone' ? [{}] : [{ session: [] }]), ...(scope ? [{ apiKey: [scope] }] : [])],
  };
}

const byKey = (scope: Scope) => `API keys with the scope \`${scope}\` may call it.`;

function requestBody({ body, files }: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  if (files)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form(files) } } } };
  return {};
}

const FILE = { type: 'string', format: 'binary' } as const;

// Generators of clients mistake `maxItems` of files for that of a JSON list.
const form = ({ field, most }: UploadField) => ({
  type: 'object' as const,
  properties: {
    [field]:
      most === 1 ? FILE : { type: 'array' as const, items: FILE, description: `At most ${most} files` },
  },
  required: [field],
});
