import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ERRORS, ErrorAnswer, type ErrorCode } from '../contract/errors.ts';
import { OWN_CALL } from '../contract/own-call.ts';
import type { Route } from '../contract/route.ts';
import { scopeOf } from '../contract/route-scopes.ts';
import { ROUTES } from '../contract/routes/index.ts';
import { SCOPE_WORDS } from '../contract/schemas/api-key.ts';
import { SCOPES, type Scope } from '../contract/scopes.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const WHO = {
  anyone: 'Anyone may call it.',
  half: 'For anyone whose password was right, also before the second step of the sign-in.',
  session: 'For anyone signed in, also with an email not yet verified.',
  verified: 'For anyone signed in whose email is verified.',
  staff: 'For admins and auditors.',
  admin: 'For admins.',
} as const satisfies Record<Route['access'], string>;

/** Returns the errors of a route: its own and those of its kind. */
function refusalsOf(route: Route): readonly ErrorCode[] {
  const input: ErrorCode[] = route.body
    ? ['invalid_input', 'invalid_json', 'too_large', 'unsupported_type']
    : [];
  if (route.params || route.query) input.push('invalid_input');
  const signedIn: ErrorCode[] = route.access === 'anyone' ? [] : ['signed_out'];
  if (route.access !== 'anyone' && route.access !== 'half') signedIn.push('second_step_needed');
  if (route.access === 'verified' || route.access === 'staff' || route.access === 'admin')
    signedIn.push('email_unverified', 'forbidden', 'two_step_required');
  if (route.access !== 'anyone' && route.access !== 'half' && !route.beforePassword)
    signedIn.push('password_change_required');
  if (scopeOf(route) !== undefined)
    signedIn.push('api_key_invalid', 'api_key_ended', 'api_key_scope', 'two_step_required');
  const site: ErrorCode[] = route.method !== 'GET' || route.changesState ? ['cross_site'] : [];
  return [
    ...new Set([
      ...input,
      ...signedIn,
      ...site,
      ...route.errors,
      'too_many_requests',
      'unavailable',
    ] as const),
  ];
}

function errorAnswers(route: Route): NonNullable<ZodOpenApiOperationObject['responses']> {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('; ');
      return [status, { description, content: { 'application/json': { schema: ErrorAnswer } } }];
    }),
  );
}

const OWN_HEADER = z.object({ [OWN_CALL.name]: z.literal(OWN_CALL.value) });

const isObject = (schema: z.ZodType | undefined): schema is z.ZodObject => schema instanceof z.ZodObject;

function operation(name: string, route: Route): ZodOpenApiOperationObject {
  const { params, query, body, answer, status = 200, access, summary, tag } = route;
  const scope = scopeOf(route);
  const requestParams = {
    ...(isObject(params) ? { path: params } : {}),
    ...(isObject(query) ? { query } : {}),
    ...(route.changesState ? { header: OWN_HEADER } : {}),
  };
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: scope ? `${WHO[access]} ${byKey(scope)}` : WHO[access],
    requestParams,
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [status]: { description: 'Success', content: { 'application/json': { schema: answer } } },
      ...errorAnswers(route),
    },
    security: [
      ...(access === 'anyone' ? (scope ? [{}] : []) : [{ session: [] }]),
      ...(scope ? [{ apiKey: [scope] }] : []),
    ],
  };
}

const byKey = (scope: Scope) => `API keys with the scope \`${scope}\` may call it.`;

const KEYS = `A key that an admin made in the console: \`Authorization: Bearer qlk_…\`. Its scopes:
${SCOPES.map((scope) => `- \`${scope}\`: ${SCOPE_WORDS[scope]}`).join('\n')}`;

/** Returns the OpenAPI 3.1 document of the API, made from the table of routes. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Qlaim', version: '1', description: 'QR codes, claimed by who bought the item.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        apiKey: { type: 'http', scheme: 'bearer', description: KEYS },
      },
    },
  });
}
