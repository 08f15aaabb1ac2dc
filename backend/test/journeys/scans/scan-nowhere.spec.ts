import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectScanToLead } from '../harness/leads-to.ts';

const LINK = 'https://example.com/somewhere';
const STOREFRONT = 'https://shop.example/things?from=code';

/** Codes that lead nowhere, and the reason in the address of the welcome page. */
const NOWHERE: readonly (readonly [why: string, make: (given: Fixture) => Promise<string>])[] = [
  ['unknown', async () => '0000000000'],
  ['not-ready', (given) => given.newCode()],
  ['empty', async (given) => given.codeOf(await given.signUp())],
  ['nonpaying', (given) => codeAfter(given, ROUTES.restrictToggle, given.approvedCode())],
  ['disabled', (given) => codeAfter(given, ROUTES.disableCode, given.approvedCode())],
  ['deleted', (given) => codeAfter(given, ROUTES.deleteCode, given.approvedCode())],
];

async function codeAfter(
  given: Fixture,
  { path, method }: typeof ROUTES.restrictToggle | typeof ROUTES.disableCode | typeof ROUTES.deleteCode,
  created: Promise<string>,
): Promise<string> {
  const code = await created;
  const { browser } = await given.admin();
  const answer = await browser.fetch(path.replace(':id', code), { method });
  expect(answer.status).toBe(200);
  return code;
}

onEveryComposition('a scan', (given) => {
  it.each(NOWHERE)('opens the welcome page with the reason %s', async (why, make) => {
    const code = await make(given);

    const answer = await given.browser().open(`/${code}`);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('location')).toBe(`${given.product.publicUrl}/welcome?code=${code}&why=${why}`);
  });

  it('leads to the content again when the disabled code is enabled', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), LINK);
    const { browser } = await given.admin();

    await browser.call(ROUTES.disableCode, { params: { id: code } });
    await expectScanToLead(given, code, /why=disabled$/);

    await browser.call(ROUTES.enableCode, { params: { id: code } });
    await expectScanToLead(given, code, LINK);
  });

  it('follows the link of a claimed code that is restricted or unapproved', async () => {
    // Restriction and approval govern claiming only.
    const code = await given.linkedCodeOf(await given.signUp(), LINK);
    const { browser } = await given.admin();
    await browser.call(ROUTES.restrictToggle, { params: { id: code } });
    await browser.call(ROUTES.approveToggle, { params: { id: code } });

    expect((await given.browser().open(`/${code}`)).headers.get('location')).toBe(LINK);
  });

  it.each(['/no-such-page', '/ABC', '/a/b/c', '/wp-login.php', '/%F0%9F%9A%B2', '//example.com', '/.env'])(
    'of the path %s is treated like one of an unknown code',
    async (path) => {
      const answer = await given.browser().open(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${given.product.publicUrl}/welcome?why=unknown`);
    },
  );

  it('differs from an unknown API call, which gets an error response', async () => {
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
  'a scan with a configured storefront',
  (given) => {
    it.each(NOWHERE)('leads to the storefront when the reason is %s', async (_why, make) => {
      const answer = await given.browser().open(`/${await make(given)}`);
      expect(answer.headers.get('location')).toBe(STOREFRONT);
    });

    it('leads to the storefront from any other path', async () => {
      expect((await given.browser().open('/no-such-page')).headers.get('location')).toBe(STOREFRONT);
    });
  },
  { environment: { STOREFRONT_URL: STOREFRONT } },
);
