import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import compression from 'compression';
import type { Express } from 'express';
import { unlessNotBuilt } from '../pages/apps.ts';
import { API_DOCS_STYLE } from './api-docs-style.ts';
import { AUDIENCES, type Audience } from './openapi/audiences.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Qlaim API</title><link rel="stylesheet" href="/api-docs/swagger-ui.css"><link rel="stylesheet" href="/api-docs/readable.css"></head>
<body><div id="api"></div><script src="/api-docs/swagger-ui-bundle.js"></script><script src="/api-docs/start.js"></script></body></html>`;

const START = `const url = location.pathname.endsWith('/shop') ? '/openapi-shop.json' : '/openapi.json';
const onComplete = () => document.getElementById('servers')?.setAttribute('aria-label', 'Server');
SwaggerUIBundle({ url, dom_id: '#api', deepLinking: true, withCredentials: true, onComplete });`;

/** Where each document stands. */
const DOCUMENTS = { all: '/openapi.json', shop: '/openapi-shop.json' } as const satisfies Record<
  Audience,
  string
>;

/** Serves the OpenAPI documents, and a page that shows each. The pages load nothing from other servers. */
export function serveApiDocs(app: Express, publicUrl: string): void {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const audience of AUDIENCES) serveDocument(app, publicUrl, audience);
  app.get(['/api-docs', '/api-docs/shop'], (_request, response) => {
    response.type('html').send(PAGE);
  });
  app.get('/api-docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  app.get('/api-docs/readable.css', (_request, response) => {
    response.type('css').send(API_DOCS_STYLE);
  });
  // The package has a page of its own, which shows any document that its address names, and source maps.
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/api-docs/${file}`, (_request, response, next) => {
      response.sendFile(file, { root: assets, maxAge: '1h' }, unlessNotBuilt(response, next));
    });
}

function serveDocument(app: Express, publicUrl: string, audience: Audience): void {
  // Generated for the first request, so that a start does not wait for it.
  let document: Promise<string> | undefined;
  app.get(DOCUMENTS[audience], compression(), async (_request, response) => {
    document ??= describeApi(publicUrl, audience);
    response
      .set('Cache-Control', 'public, max-age=300')
      .type('json')
      .send(await document);
  });
}

async function describeApi(publicUrl: string, audience: Audience): Promise<string> {
  const { openApiDocument } = await import('./openapi/document.ts');
  return JSON.stringify(openApiDocument(publicUrl, audience));
}
