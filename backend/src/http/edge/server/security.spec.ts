import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { secure } from './security.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Returns the headers of an answer of a product with this address. */
async function headersAt(publicUrl: string): Promise<Headers> {
  const app = express();
  secure(app, { publicUrl, appOrigins: [], fileOrigins: ['https://files.shop.example'] });
  app.get('/', (_request, response) => {
    response.json({});
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return (await fetch(`http://127.0.0.1:${address.port}/`)).headers;
}

it('a policy allows no other base, plug-in or frame, and no foreign script (OWASP ASVS 3.4.3)', async () => {
  const policy = (await headersAt('https://codes.shop.example')).get('content-security-policy')?.split(';');

  for (const directive of [
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    "default-src 'self'",
  ])
    expect(policy).toContain(directive);
});

it('https is kept for a year, subdomains included, and http is not asked to be https', async () => {
  const https = await headersAt('https://codes.shop.example');
  expect(https.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  server?.close();
  const http = await headersAt('http://localhost:3000');
  expect(http.get('strict-transport-security')).toBeNull();
  expect(http.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});
