import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Given } from './harness/given.ts';
import { onEveryComposition } from './harness/journey.ts';
import { expectScanToLead } from './harness/leads-to.ts';

const LINK = 'https://example.com/somewhere';
const STOREFRONT = 'https://shop.example/things?from=code';

/** Codes that lead nowhere, and the reason our own welcome page is told. */
const NOWHERE: readonly (readonly [why: string, make: (given: Given) => Promise<string>])[] = [
  ['unknown', async () => '0000000000'],
  ['not-ready', (given) => given.newCode()],
  ['empty', async (given) => given.codeOf(await given.signUp())],
  ['nonpaying', (given) => after(given, ROUTES.restrictToggle, given.approvedCode())],
  ['disabled', (given) => after(given, ROUTES.disableCode, given.approvedCode())],
  ['deleted', (given) => after(given, ROUTES.deleteCode, given.approvedCode())],
];

async function after(
  given: Given,
  { path, method }: typeof ROUTES.restrictToggle | typeof ROUTES.disableCode | typeof ROUTES.deleteCode,
  made: Promise<string>,
): Promise<string> {
  const code = await made;
  const { browser } = await given.admin();
  const answer = await browser.fetch(path.replace(':id', code), { method });
  expect(answer.status).toBe(200);
  return code;
}

onEveryComposition('a scan that leads nowhere', (given) => {
  it.each(NOWHERE)('is told why: %s', async (why, make) => {
    const code = await make(given);

    const answer = await given.browser().open(`/${code}`);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('location')).toBe(`${given.product.publicUrl}/welcome?code=${code}&why=${why}`);
  });

  it('a code with content that was disabled leads nowhere, and back again when enabled', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), LINK);
    const { browser } = await given.admin();

    await browser.call(ROUTES.disableCode, { params: { id: code } });
    await expectScanToLead(given, code, /why=disabled$/);

    await browser.call(ROUTES.enableCode, { params: { id: code } });
    await expectScanToLead(given, code, LINK);
  });

  it('a claimed code leads on when it is restricted or its approval is withdrawn: that governs claiming only', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), LINK);
    const { browser } = await given.admin();
    await browser.call(ROUTES.restrictToggle, { params: { id: code } });
    await browser.call(ROUTES.approveToggle, { params: { id: code } });

    expect((await given.browser().open(`/${code}`)).headers.get('location')).toBe(LINK);
  });

  it.each(['/no-such-page', '/ABC', '/a/b/c', '/wp-login.php', '/%F0%9F%9A%B2', '//example.com', '/.env'])(
    'any other path is taken for a code that nobody knows: %s',
    async (path) => {
      const answer = await given.browser().open(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${given.product.publicUrl}/welcome?why=unknown`);
    },
  );

  it('a call that is none of the API’s is answered as a call', async () => {
    for (const [path, method] of [
      ['/no-such-call', 'GET'],
      ['/barcode', 'PATCH'],
      ['/0000000000', 'POST'],
    ] as const) {
      const answer = await given.browser().fetch(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'unknown_route', message: 'There is nothing here' });
    }
  });
});

onEveryComposition(
  'with a storefront of its own, a scan that leads nowhere',
  (given) => {
    it.each(NOWHERE)('leads to it: %s', async (_why, make) => {
      const answer = await given.browser().open(`/${await make(given)}`);
      expect(answer.headers.get('location')).toBe(STOREFRONT);
    });

    it('leads to it from any other path', async () => {
      expect((await given.browser().open('/no-such-page')).headers.get('location')).toBe(STOREFRONT);
    });
  },
  { environment: { STOREFRONT_URL: STOREFRONT } },
);
