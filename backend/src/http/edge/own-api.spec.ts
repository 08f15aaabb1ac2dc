import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../commands/accounts/ensure-admin.ts';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import type { Client } from '../../contract/client.ts';
import { PRODUCT_LOOK } from '../../contract/domains/site-look.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { openApi } from '../../testing/api.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { destinationOf } from '../content/index.ts';
import { prepare } from '../pages/resolver/prepared-answer.ts';
import { TextAnswer } from './answers/answer.ts';
import { isOwnApi } from './own-api.ts';

const OURS = 'https://qr.shop.example';
const isOurs = (hostname: string) => ['qr.shop.example', 'qr.shop.example.de'].includes(hostname);
const DESTINATIONS = {
  publicUrl: OURS,
  storefrontUrl: 'https://shop.example/',
  clock: { now: () => new Date() },
  look: PRODUCT_LOOK,
  isOurs,
  flaggedDestinations: 'warn' as const,
};

it.each([
  ['https://qr.shop.example/barcode/0000000000/disable', true],
  ['http://qr.shop.example/auth/logout', true],
  ['qr.shop.example:8443/USER/me', true],
  ['https://qr.shop.example/admin-api/codes?x=1', true],
  ['https://qr.shop.example.de/auth/logout', true],
  ['https://qr.shop.example/', false],
  ['https://qr.shop.example/users', false],
  ['https://qr.shop.example/0000000000', false],
  ['https://shop.example/barcode/1', false],
  ['', false],
])('of %s, that it is a call of the API is %s', (address, expected) => {
  expect(isOwnApi(address, isOurs)).toBe(expected);
});

describe('a scan of a code that was saved before', () => {
  it('leads to the storefront in place of a call', () => {
    const location = `${OURS}/barcode/0000000000/disable`;
    const answer = prepare('0000000000', { kind: 'redirect', location }, DESTINATIONS);
    expect(answer).toMatchObject({ headers: expect.arrayContaining([DESTINATIONS.storefrontUrl]) });
  });

  it('shows no call among the links of a Smart QR', () => {
    const call = `${OURS}/auth/logout`;
    const hours = { from: '00:00', to: '23:59', timeZone: 'Europe/Berlin' };
    const links = [call, 'https://a.example/'].map((url) => ({ ...hours, url }));
    const smart = { infoType: 'smartQR', smartQR: { conditions: links, defaultUrl: call } } as const;
    const answer = prepare('0000000000', destinationOf(smart), DESTINATIONS);
    const body = answer instanceof TextAnswer ? answer.in('en').body : '';
    expect(body).toContain('https://a.example/');
    expect(body).not.toContain('/auth/logout');
  });
});

describe('a save', () => {
  const ADMIN = { email: 'admin@example.com', password: 'a-long-password' };
  const WHEN = { parameter: 'time', from: '00:00', to: '23:59', timeZone: 'Europe/Berlin' } as const;
  let fixture: Fixture;
  let api: Awaited<ReturnType<typeof openApi>>;
  let admin: Client;
  let params: { readonly id: string };
  beforeAll(async () => {
    fixture = await openFixture();
    api = await openApi(fixture, { publicUrl: 'http://qr.shop.example' });
    await ensureAdmin(fixture, ADMIN);
    admin = api.browser();
    await admin(ROUTES.login, { body: ADMIN });
    const batch = await generateBatch(fixture, { kind: 'admin', id: 'root' }, 1);
    params = { id: (batch.ok && batch.value.codes[0]) || '' };
  });
  afterAll(async () => {
    await api.close();
    await fixture.close();
  });
  const save = (body: Parameters<typeof smart>[0]) => admin(ROUTES.updateCode, { params, body: smart(body) });
  const smart = ({ url, defaultUrl }: { readonly url: string; readonly defaultUrl: string }) => ({
    type: 'smartQR' as const,
    smartQR: { conditions: [{ ...WHEN, url }], defaultUrl },
  });
  const call = 'http://qr.shop.example/auth/logout';

  it('of a link to a call is refused', async () => {
    const saved = admin(ROUTES.updateCode, { params, body: { type: 'link', link: call } });
    await expect(saved).rejects.toMatchObject({ status: 400, issues: [{ path: 'link' }] });
  });

  it.each([
    ['smartQR.conditions.0.url', { url: call, defaultUrl: '' }],
    ['smartQR.defaultUrl', { url: 'https://a.example', defaultUrl: call }],
  ])('of a Smart QR with a call in %s is refused', async (path, body) => {
    await expect(save(body)).rejects.toMatchObject({ status: 400, issues: [{ path }] });
  });
});
