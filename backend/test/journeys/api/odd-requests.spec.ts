import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../../src/contract/access/scopes.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { LIVE_PATH } from '../../../src/contract/schemas/live.ts';
import { EXPORT_PATH } from '../../../src/http/api/audit/serve-export.ts';
import { DOWNLOAD_PATH } from '../../../src/http/api/people/personal-data/ticket.ts';
import { callWith, codeOf, makeKey } from '../harness/api-keys.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('odd requests', (given) => {
  let admin: Person;
  let code: string;
  beforeAll(async () => {
    admin = await given.admin();
    code = await given.newCode();
  });

  it.each([
    ['POST', () => '/barcode/upload'],
    ['POST', () => `/barcode/upload/${code}`],
    ['PUT', () => `/barcode/${code}`],
  ])('%s of a form without a boundary is no form (%s)', async (method, path) => {
    const headers = { 'content-type': 'multipart/form-data' };
    const response = await admin.browser.fetch(path(), { method, headers, body: 'x' });
    expect([response.status, await codeOf(response)]).toEqual([415, 'unsupported_type']);
  });

  it.each(['', ' ', '1e3', '0x1', '-1', '1.5'])('a number %o in a query is refused', async (before) => {
    const refusal = await refusalOf(
      admin.browser.call(ROUTES.codeHistory, { params: { id: code }, query: { before } }),
    );
    expect([refusal.status, refusal.code]).toEqual([400, 'invalid_input']);
  });

  it('an unknown person is not signed out', async () => {
    const refusal = await refusalOf(
      admin.browser.call(ROUTES.endUserSessions, { params: { id: randomUUID() } }),
    );
    expect([refusal.status, refusal.code]).toEqual([404, 'unknown_user']);
  });

  it('an API key is told that it may not stream a file', async () => {
    const { key } = await makeKey(admin, SCOPES);
    for (const path of [EXPORT_PATH, DOWNLOAD_PATH, LIVE_PATH]) {
      const response = await callWith(given.product, key, path);
      expect([path, response.status, await codeOf(response)]).toEqual([path, 403, 'api_key_refused']);
    }
  });

  it('a program that accepts anything is not led to the front page by an unknown address', async () => {
    for (const path of ['/nowhere/at/all', '/info/no%20thing', '/image-videos/no%20thing']) {
      const any = await given.browser().fetch(path, { headers: { accept: '*/*' }, redirect: 'manual' });
      const page = await given
        .browser()
        .fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([path, any.status, page.status]).toEqual([path, 404, 302]);
    }
  });

  describe('that are no HTTP', () => {
    it.each([
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
      ['NONSENSE\r\n\r\n', 400, 'malformed_request'],
    ])('get JSON (%#)', async (request, status, error) => {
      const { hostname, port } = new URL(given.product.urls[0] ?? '');
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.end(request);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(JSON.parse(body)).toMatchObject({ code: error });
    });
  });
});
