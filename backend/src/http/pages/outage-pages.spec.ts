import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shadesOf } from '../../contract/domains/shades.ts';
import { PRODUCT_LOOK } from '../../contract/domains/site-look.ts';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { unexpectedErrors } from '../edge/answers/error-answers.ts';
import { outagePages } from './outage-pages.ts';

const lines: string[] = [];
const logger = pino({}, { write: (line) => void lines.push(line) });
const SITE = {
  publicUrl: 'https://codes.shop.example',
  look: { ...PRODUCT_LOOK, name: 'Wool & Co', shades: shadesOf('#7a1f3d') },
};
let server: Server;
beforeAll(async () => {
  const app = express();
  app.get('/away', () => Promise.reject(new EngineUnavailable('the log')));
  app.get('/refusing', () => Promise.reject(new EngineMisconfigured('the log', 'the user may not read')));
  app.get('/broken', () => Promise.reject(new Error('a fault')));
  app.use(outagePages(logger, SITE), unexpectedErrors(logger));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

function open(path: string, headers: Record<string, string>): Promise<Response> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return fetch(`http://127.0.0.1:${address.port}${path}`, { headers });
}

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'es' };

it('a visitor of a page reads of an outage in their language, under the name and in the colour of the shop', async () => {
  const answer = await open('/away', PAGE);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const page = await answer.text();
  expect(page).toContain('<h1>No disponible en este momento</h1>');
  for (const ofShop of ['Wool &amp; Co', '--brand:#7a1f3d']) expect(page).toContain(ofShop);
});

it.each(['application/json', '*/*'])('a call that accepts %s gets JSON', async (accept) => {
  const answer = await open('/away', { accept });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

it('a fault of ours is no outage', async () => {
  const answer = await open('/broken', PAGE);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
});

it('an outage is one line in the log, without a stack', async () => {
  lines.splice(0);
  for (const accept of ['application/json', PAGE.accept]) await open('/refusing', { accept });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the user may not read');
  expect(lines[0]).not.toContain('stack');
});
