import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { SCOPES } from '../../../contract/access/scopes.ts';
import { ERRORS } from '../../../contract/errors.ts';
import type { Route } from '../../../contract/route.ts';
import { scopeOf } from '../../../contract/route-scopes.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { SCOPE_LABELS } from '../../../contract/schemas/api-key.ts';
import { SESSION_COOKIE } from '../../edge/caller/session-cookie.ts';
import type { Audience } from './audiences.ts';
import { FILE_CALLS, PICTURE_CALL } from './files.ts';
import { nameModels } from './names.ts';
import { operation } from './operation.ts';
import { override } from './overrides.ts';
import { refusalsOf } from './refusals.ts';

const KEYS = `A key that an admin made in the console: \`Authorization: Bearer qlk_…\`. Its scopes:
${SCOPES.map((scope) => `- \`${scope}\`: ${SCOPE_LABELS[scope]}`).join('\n')}`;

const about = (
  errors: readonly [string, { readonly message: string }][],
) => `QR codes, claimed by who bought the item.

A refusal has a \`code\` and a \`message\`:
${errors.map(([code, { message }]) => `- \`${code}\`: ${message}`).join('\n')}`;

type Named = readonly [string, Route];

/** Returns the errors that some calls may answer, without those that only others may. */
function errorsOf(some: readonly Named[], all: readonly Named[]) {
  const answered = (routes: readonly Named[]) =>
    new Set<string>(routes.flatMap(([, route]) => refusalsOf(route, scopeOf(route) !== undefined)));
  const [here, anywhere] = [answered(some), answered(all)];
  return Object.entries(ERRORS).filter(([code]) => here.has(code) || !anywhere.has(code));
}

const TAGS = {
  auth: 'Sign-up, sign-in and sign-out',
  users: 'The account of the signed-in person',
  barcodes: 'Codes, their contents, files, pictures and prints',
  banners: 'The texts that admins show to owners',
  admin: 'What the console reads and changes',
} as const satisfies Record<Route['tag'], string>;

nameModels();

/** Returns an OpenAPI 3.1 document of the API, made from the table of routes. */
export function openApiDocument(publicUrl: string, audience: Audience) {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = { ...PICTURE_CALL };
  if (audience === 'all') Object.assign(paths, FILE_CALLS);
  const all = Object.entries<Route>(ROUTES);
  const routes = audience === 'shop' ? all.filter(([, route]) => scopeOf(route) !== undefined) : all;
  for (const [name, route] of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: audience === 'shop' ? 'Qlaim for shops' : 'Qlaim',
        version: '1',
        description: about(errorsOf(routes, all)),
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      paths,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          apiKey: { type: 'http', scheme: 'bearer', description: KEYS },
        },
      },
    },
    { override },
  );
}
