import { beforeAll, expect, it } from 'vitest';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

const LINK = 'https://example.com/counted';

onEveryComposition('counting scans', (given) => {
  let owner: Person;
  let code: string;
  let visitor: Browser;
  let counted = 0;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, LINK);
    visitor = given.browser();
  });

  /** Makes a visit, then a normal scan, and expects that only the scan is counted. */
  async function isNotCounted(visit: () => Promise<Response>): Promise<void> {
    const answer = await visit();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(LINK);
    await isCounted(1, () => visitor.open(`/${code}`));
  }

  async function isCounted(times: number, visit: () => Promise<Response>): Promise<void> {
    await visit();
    counted += times;
    const scanCount = async () => (await given.codeNow(code)).scanCount;
    await expect.poll(scanCount, SOON).toBeGreaterThanOrEqual(counted);
    expect(await scanCount()).toBe(counted);
  }

  it('includes a visit without a session', () => isCounted(1, () => visitor.open(`/${code}`)));

  it('includes a visit of a signed-in user who is not the owner', async () => {
    const { browser } = await given.signUp();
    await isCounted(1, () => browser.open(`/${code}`));
  });

  it('includes a visit with an invalid session cookie', async () => {
    await isCounted(1, () => visitor.open(`/${code}`, { cookie: 'qlaim_session=over' }));
  });

  it('includes each of many simultaneous visits', async () => {
    const browsers = Array.from({ length: 40 }, () => given.browser());
    await isCounted(40, async () => {
      const answers = await Promise.all(browsers.map((browser) => browser.open(`/${code}`)));
      expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 302));
      return new Response();
    });
  });

  it('excludes visits of the owner', () => isNotCounted(() => owner.browser.open(`/${code}`)));

  it('excludes visits of admins', async () => {
    const { browser } = await given.admin();
    await isNotCounted(() => browser.open(`/${code}`));
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a link preview', 'WhatsApp/2.23.20.0'],
    ['a program', 'curl/8.9.1'],
    ['a client without a user agent', ''],
  ])('excludes visits of %s', (_client, agent) =>
    isNotCounted(() => visitor.open(`/${code}`, { 'user-agent': agent })),
  );

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('excludes prefetches that %s marks', (header, value) =>
    isNotCounted(() => visitor.open(`/${code}`, { [header]: value })),
  );

  it('excludes HEAD requests', () => isNotCounted(() => visitor.fetch(`/${code}`, { method: 'HEAD' })));

  it('excludes visits of a code that can be claimed, by browser or API', async () => {
    const free = await given.approvedCode();
    await visitor.open(`/${free}`);
    await visitor.fetch(`/barcode/${free}?scan=1`);
    await isCounted(1, () => visitor.open(`/${code}`));
    expect((await given.codeNow(free)).scanCount).toBe(0);
  });

  it('excludes reading a code by the API, except with scan=1', async () => {
    await visitor.fetch(`/barcode/${code}`);
    await isCounted(1, () => visitor.fetch(`/barcode/${code}?scan=1`));
    await owner.browser.fetch(`/barcode/${code}?scan=1`);
    await isCounted(1, () => visitor.open(`/${code}`));
  });
});
