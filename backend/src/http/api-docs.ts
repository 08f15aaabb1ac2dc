import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Express } from 'express';
import { unlessNotBuilt } from './apps.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Qlaim API</title><link rel="stylesheet" href="/api-docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api-docs/swagger-ui-bundle.js"></script><script src="/api-docs/start.js"></script></body></html>`;

const START =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, withCredentials: true });";

/** Serves the OpenAPI document, and a page that shows it. The page loads nothing from other servers. */
export function serveApiDocs(app: Express, publicUrl: string): void {
  // Generated for the first request, so that a start does not wait for it.
  let document: Promise<string> | undefined;
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/openapi.json', async (_request, response) => {
    document ??= describeApi(publicUrl);
    response.type('json').send(await document);
  });
  app.get('/api-docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  app.get('/api-docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  // The package has a page of its own, which shows any document that its address names, and source maps.
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/api-docs/${file}`, (_request, response, next) => {
      response.sendFile(file, { root: assets, maxAge: '1h' }, unlessNotBuilt(response, next));
    });
}

async function describeApi(publicUrl: string): Promise<string> {
  const { openApiDocument } = await import('./openapi.ts');
  return JSON.stringify(openApiDocument(publicUrl));
}
