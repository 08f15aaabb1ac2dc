// @built-apps web-public web-admin

import { expect, it } from 'vitest';
import { onEveryComposition } from '../harness/journey.ts';

const FILES = ['/api-docs/swagger-ui.css', '/favicon.ico', '/apple-touch-icon.png', '/admin'];
const LONG_AGO = 'Mon, 01 Jan 1990 00:00:00 GMT';

onEveryComposition('a file of the server', (given) => {
  it.each(FILES)('%s is refused under a condition that does not hold', async (file) => {
    for (const headers of [{ 'if-match': '"another"' }, { 'if-unmodified-since': LONG_AGO }])
      expect((await given.browser().fetch(file, { headers })).status).toBe(412);
  });

  it.each(FILES.slice(0, 3))('%s is refused for a range behind its end', async (file) => {
    const answer = await given.browser().fetch(file, { headers: { range: 'bytes=99999999-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    expect(await answer.text()).toBe('');
  });

  it('is sent whole for a range that cannot be read', async () => {
    const answer = await given.browser().fetch('/api-docs/swagger-ui.css', { headers: { range: 'bytes=x' } });
    expect(answer.status).toBe(200);
  });

  it.each([
    'index.html',
    'swagger-ui.css.map',
    'swagger-ui-bundle.js.map',
    'oauth2-redirect.html',
    'package.json',
  ])('/api-docs/%s is not served', async (file) => {
    expect((await given.browser().fetch(`/api-docs/${file}`)).status).toBe(404);
  });

  it.each(['/api-docs/%2e%2e/package.json', '/api-docs/..%2f..%2fpackage.json', '/api-docs/a%00b'])(
    '%s is no file',
    async (path) => {
      const { status } = await given.browser().fetch(path);
      expect([400, 404]).toContain(status);
    },
  );
});
