// @built-apps web-public

import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { FIRST_ADMIN } from '../../support/product.ts';
import { onEveryComposition } from '../harness/journey.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PNG = '89504e470d0a1a0a';

onEveryComposition('an address that every site has', (given) => {
  it.each(['/favicon.ico', '/apple-touch-icon.png'])('is an icon: %s', async (path) => {
    const answer = await given.browser().open(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
  });

  it('tells crawlers what they may read', async () => {
    const answer = await given.browser().open('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
  });

  it('tells researchers where to write, for less than a year (RFC 9116)', async () => {
    const answer = await given.browser().open('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:${FIRST_ADMIN.email}\n`);
    expect(text).toContain(`Canonical: ${given.product.publicUrl}/.well-known/security.txt\n`);
    const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(ends).toBeGreaterThan(Date.now() + 90 * DAY_MS);
    expect(ends).toBeLessThan(Date.now() + 365 * DAY_MS);
  });
});

onEveryComposition('the contact of a code that calls', (given) => {
  it('has the number, under the name of the code, and is no scan', async () => {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const save = (name: string) =>
      owner.browser.call(ROUTES.updateCode, {
        params: { id: code },
        body: { name, type: 'phoneNumber', phoneNumber: '(213) 373-4253' },
      });
    const card = async () => {
      const answer = await given.browser().open(`/${code}.vcf`);
      expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
      return answer.text();
    };
    await save('');
    expect(await card()).toContain('FN:+1 213 373 4253\r\n');
    await save('House keys');
    const named = await card();
    expect(named).toContain('FN:House keys\r\n');
    expect(named).toContain('TEL;TYPE=VOICE:+12133734253\r\n');
    expect(named).not.toContain(owner.user.lastName);
    expect((await given.codeNow(code)).scanCount).toBe(0);
  });

  it('is not there for a code that leads elsewhere', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), 'https://example.com/');
    const answer = await given.browser().open(`/${code}.vcf`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/']);
    const unknown = await given.browser().open('/hello.vcf');
    expect(unknown.headers.get('location')).toMatch(/\/welcome\?code=hello&why=unknown$/);
  });
});
