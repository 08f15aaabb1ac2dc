import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

onEveryComposition('the statistics of a code', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, 'https://example.com/counted');
  });

  const scansFor = ({ call }: Browser, id = code) => call(ROUTES.codeScans, { params: { id } });
  const statusFor = async (browser: Browser, id = code) =>
    (await browser.fetch(`/barcode/${id}/scans`)).status;

  it('are empty before the first scan', async () => {
    const { days, ...rest } = await scansFor(owner.browser);
    expect(rest).toEqual({
      total: 0,
      hours: Array.from({ length: 24 }, () => 0),
      devices: [],
      referrers: [],
      otherReferrers: 0,
    });
    expect(days).toHaveLength(90);
    expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  });

  it('count scans by day, hour, device and referring host', async () => {
    const visitor = given.browser();
    await visitor.open(`/${code}`);
    await visitor.open(`/${code}`, { referer: 'https://t.co/abc?secret=1' });
    await visitor.open(`/${code}`, { referer: 'https://t.co/', 'user-agent': DESKTOP });
    await visitor.open(`/${code}`, { referer: 'https://www.example.org/', 'user-agent': DESKTOP });
    await visitor.open(`/${code}`, { 'user-agent': DESKTOP });

    await expect.poll(async () => (await scansFor(owner.browser)).total, SOON).toBe(5);
    const { days, hours, devices, referrers } = await scansFor(owner.browser);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(days.map(({ count }) => count))).toBe(5);
    expect(sum(hours)).toBe(5);
    expect(devices).toEqual([
      { device: 'desktop', count: 3 },
      { device: 'mobile', count: 2 },
    ]);
    expect(referrers).toEqual([
      { host: 't.co', count: 2 },
      { host: 'example.org', count: 1 },
    ]);
  });

  it('are for the owner and admins alone', async () => {
    expect(await statusFor((await given.admin()).browser)).toBe(200);
    expect(await statusFor((await given.signUp()).browser)).toBe(403);
    expect(await statusFor((await given.unverified()).browser)).toBe(403);
    expect(await statusFor(given.browser())).toBe(401);
  });

  it('of a code without an owner are for admins alone', async () => {
    const free = await given.newCode();
    expect(await statusFor((await given.admin()).browser, free)).toBe(200);
    expect(await statusFor(owner.browser, free)).toBe(403);
  });

  it('are gone with the code', async () => {
    const { browser: admin } = await given.admin();
    const gone = await given.linkedCodeOf(owner, 'https://example.com/gone');
    await admin.call(ROUTES.deleteCode, { params: { id: gone } });
    expect(await statusFor(owner.browser, gone)).toBe(404);
    expect(await statusFor(admin, gone)).toBe(404);
    expect(await statusFor(owner.browser, '0000000000')).toBe(404);
  });
});
