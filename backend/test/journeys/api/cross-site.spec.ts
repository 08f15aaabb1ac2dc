import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEmbedded } from '../harness/journey.ts';

const APP = 'https://app.shop.example';
const FOREIGN = 'https://evil.example';

onEmbedded(
  'calls from other sites',
  (given) => {
    const rename = async (headers: Record<string, string>) => {
      const { browser, user } = await given.signUp();
      const events = await given.product.eventCount();
      const answer = await browser.fetch(`/user/update/${user._id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email: user.email, firstName: 'Eve', lastName: user.lastName }),
      });
      const { firstName } = (await browser.call(ROUTES.me, {})).user;
      return { status: answer.status, firstName, stored: (await given.product.eventCount()) - events };
    };

    it.each([
      { origin: FOREIGN },
      { origin: 'null' },
      { origin: `${APP}.evil.example` },
      { origin: 'http://app.shop.example' },
    ])('are refused and store nothing with %o', async (headers) => {
      expect(await rename(headers)).toEqual({ status: 403, firstName: 'Ada', stored: 0 });
    });

    it.each([{ origin: APP }, { origin: APP, 'sec-fetch-site': 'cross-site' }])(
      'are accepted from a configured origin with %o',
      async (headers) => {
        expect(await rename(headers)).toEqual({ status: 200, firstName: 'Eve', stored: 1 });
      },
    );

    it('are refused before authentication', async () => {
      const answer = await given
        .browser()
        .fetch('/user/login', { method: 'POST', headers: { origin: FOREIGN } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'cross_site' });
    });

    it('let a configured origin read responses with credentials, and the total of a list', async () => {
      const { browser } = await given.admin();
      const answer = await browser.fetch('/admin-api/codes', { headers: { origin: APP } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/content-range/i);
      expect(answer.headers.get('vary')).toMatch(/origin/i);
    });

    it('pass the preflight from a configured origin', async () => {
      const headers = { origin: APP, 'access-control-request-method': 'PATCH' };
      const answer = await given.browser().fetch('/barcode/0000000000', { method: 'OPTIONS', headers });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
      expect(answer.headers.get('access-control-allow-methods')).toMatch(/PATCH/);
    });

    it('let no other origin read a response', async () => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await given
          .browser()
          .fetch('/auth/login/status', { method, headers: { origin: FOREIGN } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    });
  },
  { environment: { APP_ORIGINS: `${APP}, https://second.example` } },
);
