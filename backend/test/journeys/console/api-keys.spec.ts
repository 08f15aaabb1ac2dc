import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { callWith, codeOf, makeKey } from '../harness/api-keys.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, signIn, signInAdmin, signUpAdmin } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const LIST = '/barcode?limit=1';
const JSON_TYPE = { 'content-type': 'application/json' };

onEveryComposition('API keys', (given) => {
  const made = async (...scopes: Parameters<typeof makeKey>[1]) =>
    (await makeKey(await given.admin(), scopes)).key;
  const listed = async (id: string, { browser }: Person) =>
    (await browser.call(ROUTES.apiKeys, {})).find((key) => key.id === id);
  const secondAdmin = async () => signUpAdmin(given.product, await given.admin());

  it('let a program list and change codes, without a cookie and a header of ours', async () => {
    const key = await made('codes:read', 'codes:write', 'batches:write');
    const generated = await callWith(given.product, key, '/barcode', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ amount: 1 }),
    });
    expect(generated.status).toBe(201);
    expect(generated.headers.getSetCookie()).toEqual([]);
    const { barcodeCSV } = ROUTES.generateCodes.answer.parse(await generated.json());
    const code = barcodeCSV.trim().split(',').at(-1) ?? '';
    const body = JSON.stringify({ type: 'link', link: 'https://example.com/key' });
    const saved = await callWith(given.product, key, `/barcode/${code}`, {
      method: 'PATCH',
      headers: JSON_TYPE,
      body,
    });
    expect(saved.status).toBe(200);
    expect((await callWith(given.product, key, `/barcode/${code}/disable`)).status).toBe(200);
    expect((await given.codeNow(code)).isActive).toBe(false);
  });

  it('are named beside what they did', async () => {
    const [admin, code] = [await given.admin(), await given.newCode()];
    const { id, key } = await makeKey(admin, ['codes:write']);
    await callWith(given.product, key, `/barcode/${code}/approveToggle`, { method: 'PUT' });
    const { entries } = await admin.browser.call(ROUTES.adminEvents, { query: { code } });
    const by = { kind: 'admin', id: admin.user._id, apiKey: 'Shop backend' };
    expect(entries[0]).toMatchObject({ type: 'CodeApproved', by });
    const created = await admin.browser.call(ROUTES.adminEvents, { query: { type: 'ApiKeyCreated' } });
    expect(created.entries[0]).toMatchObject({ by: { id: admin.user._id, apiKey: null } });
    await expect.poll(async () => (await listed(id, admin))?.uses, SOON).toBe(1);
    expect(await listed(id, admin)).toMatchObject({
      label: 'Shop backend',
      state: 'active',
      maker: { _id: admin.user._id },
      usedAt: expect.stringMatching(/:00\.000Z$/),
    });
  });

  it('need the password of the admin', async () => {
    const admin = await given.admin();
    const { code } = await refusalOf(makeKey({ ...admin, password: 'another password' }, ['codes:read']));
    expect(code).toBe('password_wrong');
  });

  it('are refused with another secret, and without a checksum that fits', async () => {
    const key = await made('codes:read');
    for (const wrong of [`${key}0`, key.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'qlk_', 'x']) {
      const answer = await callWith(given.product, wrong, LIST);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(await codeOf(answer)).toBe('api_key_invalid');
    }
  });

  it('count, whatever cookie comes with them', async () => {
    const [key, { browser }] = [await made('scans:read'), await given.admin()];
    const headers = { cookie: browser.cookies };
    expect(await codeOf(await callWith(given.product, key, LIST, { headers }))).toBe('api_key_scope');
    expect(await codeOf(await callWith(given.product, 'qlk_wrong', LIST, { headers }))).toBe(
      'api_key_invalid',
    );
  });

  it('count from any origin, which can not read the answer', async () => {
    const [key, code] = [await made('codes:write'), await given.newCode()];
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await callWith(given.product, key, `/barcode/${code}/disable`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('end when they are revoked, for ever', async () => {
    const admin = await given.admin();
    const { id, key } = await makeKey(admin, ['codes:read']);
    expect((await callWith(given.product, key, LIST)).status).toBe(200);
    await admin.browser.call(ROUTES.revokeApiKey, { params: { id } });
    expect(await codeOf(await callWith(given.product, key, LIST))).toBe('api_key_ended');
    await admin.browser.call(ROUTES.revokeApiKey, { params: { id } });
    expect(await listed(id, admin)).toMatchObject({
      state: 'revoked',
      revokedBy: { _id: admin.user._id },
      revokedAt: expect.any(String),
    });
    const unknown = admin.browser.call(ROUTES.revokeApiKey, { params: { id: '0'.repeat(16) } });
    expect((await refusalOf(unknown)).code).toBe('unknown_api_key');
  });

  it('end with the rights of their maker, and do not come back with them', async () => {
    const [first, maker] = [await given.admin(), await secondAdmin()];
    const { id, key } = await makeKey(maker, ['codes:read']);
    expect((await callWith(given.product, key, LIST)).status).toBe(200);
    const params = { id: maker.user._id };
    const change = (role: 'auditor' | 'admin') =>
      first.browser.call(ROUTES.changeRole, { params, body: { role, password: first.password } });
    await change('auditor');
    expect(await codeOf(await callWith(given.product, key, LIST))).toBe('api_key_ended');
    await change('admin');
    expect(await codeOf(await callWith(given.product, key, LIST))).toBe('api_key_ended');
    expect((await listed(id, first))?.state).toBe('ended');
    await signIn(maker);
    const second = await makeKey(maker, ['codes:read']);
    expect((await callWith(given.product, second.key, LIST)).status).toBe(200);
    await first.browser.call(ROUTES.disableUser, { params });
    expect(await codeOf(await callWith(given.product, second.key, LIST))).toBe('api_key_ended');
  });

  it('end with the account of their maker', async () => {
    const [first, maker] = [await given.admin(), await secondAdmin()];
    const { id, key } = await makeKey(maker, ['codes:read']);
    const body = { reason: 'Asked by letter', codes: 'close' as const };
    await first.browser.call(ROUTES.eraseUser, { params: { id: maker.user._id }, body });
    expect(await codeOf(await callWith(given.product, key, LIST))).toBe('api_key_ended');
    expect((await listed(id, first))?.state).toBe('ended');
  });

  it('are listed to an auditor, who makes and revokes none', async () => {
    const [admin, auditor] = [await given.admin(), await given.auditor()];
    const { id } = await makeKey(admin, ['codes:read']);
    expect(await listed(id, auditor)).toMatchObject({ label: 'Shop backend', scopes: ['codes:read'] });
    expect((await listed(id, auditor))?.maker?.email).toMatch(/•/);
    expect((await refusalOf(makeKey(auditor, ['codes:read']))).code).toBe('forbidden');
    const revoke = auditor.browser.call(ROUTES.revokeApiKey, { params: { id } });
    expect((await refusalOf(revoke)).code).toBe('forbidden');
  });

  it('are counted by network where they are wrong, and right ones are not', async () => {
    const key = await made('codes:read');
    const headers = { 'x-forwarded-for': randomClientAddress() };
    const statuses: number[] = [];
    for (let tries = 0; tries < 200; tries += 1)
      statuses.push((await callWith(given.product, 'qlk_guess', LIST, { headers })).status);
    expect([...new Set(statuses)]).toEqual([401]);
    expect((await callWith(given.product, 'qlk_guess', LIST, { headers })).status).toBe(429);
    for (let calls = 0; calls < 20; calls += 1)
      expect((await callWith(given.product, key, LIST)).status).toBe(200);
  });
});

onEveryComposition(
  'an API key where REQUIRE_ADMIN_TOTP is set',
  (given) => {
    it('is not made before two-step sign-in is on', async () => {
      const { code } = await refusalOf(makeKey(await signInAdmin(given.product), ['codes:read']));
      expect(code).toBe('two_step_required');
    });
  },
  { environment: { REQUIRE_ADMIN_TOTP: 'true' } },
);
