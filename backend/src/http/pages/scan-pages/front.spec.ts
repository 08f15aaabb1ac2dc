import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { someSites } from '../../../testing/sites.ts';
import { SESSION_COOKIE } from '../../edge/caller/session-cookie.ts';
import { frontOfPages } from './front.ts';
import { PageCache } from './page-cache.ts';
import { preparePage } from './prepared-page.ts';

const CODE = '7ZK3M9QWXA';
const OTHER = '7ZK3M9QWXB';
const HTML = '<!doctype html><title>A page</title>';
const TO_EXPRESS = 404;

describe('a request for a page that is in memory', () => {
  let fixture: Fixture;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    fixture = await openFixture();
    const sites = someSites(fixture);
    const pages = new PageCache({ log: fixture.log, logger: pino({ level: 'silent' }), sites });
    const page = await preparePage(HTML, { 'Content-Type': 'text/html' });
    await pages.load(
      { domain: 'localhost', code: CODE, kind: 'info', language: 'en' },
      sites.first.look,
      async () => ({
        kind: 'page',
        page,
      }),
    );
    const front = frontOfPages(pages, sites);
    server = createServer((request, response) => {
      if (!front(request, response)) response.writeHead(TO_EXPRESS).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await fixture.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers: { 'accept-language': 'en', ...headers } });

  it('is answered without the log and the read store', async () => {
    const reads = [vi.spyOn(fixture.log, 'load'), vi.spyOn(fixture.events, 'read')];
    const lists = vi.spyOn(fixture.store, 'get');
    const response = await ask(`/info/${CODE}`);
    expect([response.status, await response.text()]).toEqual([200, HTML]);
    for (const read of [...reads, lists]) expect(read).not.toHaveBeenCalled();
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['in lower case', `/info/${CODE.toLowerCase()}`, {}, 'GET'],
    ['with a parameter of a network', `/info/${CODE}?utm_source=a`, {}, 'GET'],
    ['with other cookies', `/info/${CODE}`, { cookie: 'a=b; qlaim_language=en' }, 'GET'],
    ['with the pass of another page', `/info/${CODE}`, { cookie: `qlaim_page_${OTHER}=x` }, 'GET'],
    ['for its head', `/info/${CODE}`, {}, 'HEAD'],
  ])('is answered %s', async (_what, path, headers, method) => {
    expect((await ask(path, headers, method)).status).toBe(200);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['with a session', `/info/${CODE}`, { cookie: `${SESSION_COOKIE}=x` }, 'GET'],
    ['with a pass', `/info/${CODE}`, { cookie: `a=b; qlaim_page_${CODE}=x` }, 'GET'],
    ['in another language', `/info/${CODE}`, { 'accept-language': 'de' }, 'GET'],
    ['in a chosen language', `/info/${CODE}`, { cookie: 'qlaim_language=ar' }, 'GET'],
    ['that changes the language', `/info/${CODE}?a=1&language=de`, {}, 'GET'],
    ['of another kind', `/image-videos/${CODE}`, {}, 'GET'],
    ['of another code', `/info/${OTHER}`, {}, 'GET'],
    ['with a longer path', `/info/${CODE}/more`, {}, 'GET'],
    ['that sends a secure code', `/info/${CODE}`, {}, 'POST'],
  ])('is left to Express %s', async (_what, path, headers, method) => {
    expect((await ask(path, headers, method)).status).toBe(TO_EXPRESS);
  });
});
