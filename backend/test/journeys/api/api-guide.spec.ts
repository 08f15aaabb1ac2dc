import { expect, it } from 'vitest';
import { SCOPES } from '../../../src/contract/access/scopes.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { read } from '../../infra/files.ts';
import { callWith, makeKey } from '../harness/api-keys.ts';
import { onEveryComposition } from '../harness/journey.ts';

const GUIDE = read('docs', 'api.md');

interface Example {
  readonly path: string;
  readonly method: string;
  readonly body: string | undefined;
}

/** The calls of `curl` in the guide, as curl reads them. Throws for a call in another form. */
const EXAMPLES: readonly Example[] = Array.from(GUIDE.matchAll(/```sh\n([^`]+)```/g)).flatMap(
  ([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .trim()
      .split('\n')
      .map((line) => {
        const { method, path, body } =
          /^curl (?:-X (?<method>[A-Z]+) )?"\$QLAIM(?<path>[^"]+)" -H "Authorization: Bearer \$KEY"(?: +-H 'Content-Type: application\/json' -d '(?<body>[^']+)')?$/.exec(
            line,
          )?.groups ?? {};
        if (path === undefined) throw new Error(`Not a call of the guide: ${line}`);
        return { path, method: method ?? (body === undefined ? 'GET' : 'POST'), body };
      }),
);

it('has examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(8);
});

it('explains every scope, and names no other', () => {
  const named = Array.from(GUIDE.matchAll(/^\| `([a-z]+:[a-z]+)` \|/gm), ([, scope]) => scope);
  expect(named).toEqual([...SCOPES]);
});

onEveryComposition('the guide to the API', (given) => {
  it('has examples that run as they are', async () => {
    const admin = await given.admin();
    const [{ key }, code] = [await makeKey(admin, SCOPES), await given.newCode()];
    const { batchId } = await admin.browser.call(ROUTES.generateCodes, { body: { amount: 2 } });
    for (const { path, method, body } of EXAMPLES) {
      const address = path.replace('$CODE', code).replace('$BATCH', batchId);
      const answer = await callWith(given.product, key, address, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      });
      expect(answer.status, `${method} ${address}`).toBeOneOf(method === 'POST' ? [200, 201] : [200]);
    }
  });

  it('has a document for programs that is small, compressed and cached', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const response = await given.browser().fetch('/openapi-shop.json', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toMatch(/max-age=\d+/);
    const etag = response.headers.get('etag') ?? '';
    const again = await given
      .browser()
      .fetch('/openapi-shop.json', { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('and the OpenAPI document name the scope of each route', async () => {
    const document: unknown = await (await given.browser().fetch('/openapi.json')).json();
    expect(document).toMatchObject({
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/barcode': { get: { security: [{ session: [] }, { apiKey: ['codes:read'] }] } },
        '/barcode/{id}': { get: { security: [{}, { apiKey: ['codes:read'] }] } },
        '/user/me': { get: { security: [{ session: [] }] } },
      },
    });
  });
});
