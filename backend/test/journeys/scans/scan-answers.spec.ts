import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectScanToLead } from '../harness/leads-to.ts';
import type { Person } from '../harness/people.ts';

onEveryComposition('the response to a scan', (given) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await given.signUp();
  });

  it('is one uncached redirect for a link', async () => {
    const code = await given.linkedCodeOf(owner, 'example.com/a?b=c#d');

    const answer = await given.browser().open(`/${code}?from=poster`);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://example.com/a?b=c#d');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  it('is a page that works without script for a phone number', async () => {
    const code = await given.codeOf(owner);
    const body = { type: 'phoneNumber', phoneNumber: '(213) 373-4253 ext. 12' } as const;
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });

    const answer = await given.browser().open(`/${code}`);
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sha256-/);
    expect(html).toContain('href="tel:+12133734253;ext=12"');
    expect(html).toContain('<h1 dir="ltr">+1 213 373 4253 ext. 12</h1>');
    expect(Buffer.byteLength(html)).toBeLessThan(4096);
  });

  it.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['O for 0', (code: string) => code.replaceAll('0', 'O')],
    ['o for 0', (code: string) => code.replaceAll('0', 'o')],
    ['I for 1', (code: string) => code.replaceAll('1', 'I')],
    ['l for 1', (code: string) => code.replaceAll('1', 'l')],
  ])('is the same for a code typed with %s', async (_spelling, typed) => {
    const codes = await given.generate(200);
    const code = codes.find((text) => text.includes('0') && text.includes('1'));
    if (!code) throw new Error('No code has both digits');
    await given.approve(code);

    const answer = await given.browser().open(`/${typed(code)}`);

    expect(answer.headers.get('location')).toBe(`${given.product.publicUrl}/claim/${code}`);
  });

  it('has the same status and location for HEAD', async () => {
    const code = await given.linkedCodeOf(owner, 'https://example.com/head');

    const answer = await given.browser().fetch(`/${code}`, { method: 'HEAD' });

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://example.com/head');
  });

  it('follows a change from the next scan on', async () => {
    const code = await given.linkedCodeOf(owner, 'https://example.com/0');
    const params = { id: code };

    for (const link of ['https://example.com/1', 'https://example.com/2', 'https://example.com/3']) {
      await owner.browser.call(ROUTES.updateCode, { params, body: { type: 'link', link } });
      await expectScanToLead(given, code, link);
    }
  });
});
