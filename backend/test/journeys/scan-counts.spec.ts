import { beforeAll, expect, it } from 'vitest';
import type { Browser } from './harness/browser.ts';
import { onEveryComposition } from './harness/journey.ts';
import type { Person } from './harness/people.ts';
import { SOON } from './harness/soon.ts';

const LINK = 'https://example.com/counted';

onEveryComposition('a scan counts when a person opens a code', (given) => {
  let owner: Person;
  let code: string;
  let passer: Browser;
  let counted = 0;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, LINK);
    passer = given.browser();
  });

  /** Does something, then scans as a person: that one scan is all that was counted. */
  async function isNotCounted(visit: () => Promise<Response>): Promise<void> {
    const answer = await visit();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(LINK);
    await isCounted(1, () => passer.open(`/${code}`));
  }

  async function isCounted(times: number, visit: () => Promise<Response>): Promise<void> {
    await visit();
    counted += times;
    const scanCount = async () => (await given.codeNow(code)).scanCount;
    await expect.poll(scanCount, SOON).toBeGreaterThanOrEqual(counted);
    expect(await scanCount()).toBe(counted);
  }

  it('a person’s', () => isCounted(1, () => passer.open(`/${code}`)));

  it('of a signed-in stranger, too', async () => {
    const { browser } = await given.signUp();
    await isCounted(1, () => browser.open(`/${code}`));
  });

  it('of somebody with a cookie that is no session', async () => {
    await isCounted(1, () => passer.open(`/${code}`, { cookie: 'qlaim_session=over' }));
  });

  it('every one of many at once', async () => {
    const crowd = Array.from({ length: 40 }, () => given.browser());
    await isCounted(40, async () => {
      const answers = await Promise.all(crowd.map((browser) => browser.open(`/${code}`)));
      expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 302));
      return new Response();
    });
  });

  it('not the owner’s own', () => isNotCounted(() => owner.browser.open(`/${code}`)));

  it('not an admin’s', async () => {
    const { browser } = await given.admin();
    await isNotCounted(() => browser.open(`/${code}`));
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a link preview', 'WhatsApp/2.23.20.0'],
    ['a program', 'curl/8.9.1'],
    ['nobody', ''],
  ])('not the one of %s', (_who, agent) =>
    isNotCounted(() => passer.open(`/${code}`, { 'user-agent': agent })),
  );

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('not what a browser fetches ahead, saying so in %s', (header, value) =>
    isNotCounted(() => passer.open(`/${code}`, { [header]: value })),
  );

  it('not a HEAD', () => isNotCounted(() => passer.fetch(`/${code}`, { method: 'HEAD' })));

  it('not the visit that claims, by browser or by another client', async () => {
    const free = await given.approvedCode();
    await passer.open(`/${free}`);
    await passer.fetch(`/barcode/${free}?scan=1`);
    await isCounted(1, () => passer.open(`/${code}`));
    expect((await given.codeNow(free)).scanCount).toBe(0);
  });

  it('not reading about it, unless the reader says that it was a scan', async () => {
    await passer.fetch(`/barcode/${code}`);
    await isCounted(1, () => passer.fetch(`/barcode/${code}?scan=1`));
    await owner.browser.fetch(`/barcode/${code}?scan=1`);
    await isCounted(1, () => passer.open(`/${code}`));
  });
});
