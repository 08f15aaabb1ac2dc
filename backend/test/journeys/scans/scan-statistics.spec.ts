import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const DAY_MS = 24 * 60 * 60 * 1000;

const dayBack = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

onEveryComposition(
  'the statistics of all scans',
  (given) => {
    let owner: Person;
    let admin: Browser;
    let code: string;
    let batch: string;
    beforeAll(async () => {
      owner = await given.signUp();
      code = await given.linkedCodeOf(owner, 'https://example.com/counted');
      await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { name: 'Blue bag' } });
      admin = (await given.admin()).browser;
      const [first] = await admin.call(ROUTES.batches, { query: {} });
      batch = first?.id ?? '';
      const described = { name: 'Guitars', note: '' };
      await admin.call(ROUTES.describeBatch, { params: { id: batch }, body: described });
    });

    const read = (from = dayBack(6), to = dayBack(-1)) =>
      admin.call(ROUTES.scanStatistics, { query: { from, to } });

    it('count scans by day, hour, device, site, code and batch', async () => {
      const visitor = given.browser();
      await visitor.open(`/${code}`);
      await visitor.open(`/${code}`, { referer: 'https://t.co/', 'user-agent': DESKTOP });
      await visitor.open(`/${code}`, { 'user-agent': DESKTOP });

      const counted = { code, name: 'Blue bag', total: 3, inRange: 3 };
      await expect.poll(async () => (await read()).codes, SOON).toContainEqual(counted);
      await expect.poll(async () => (await read()).total, SOON).toBe(3);
      const { days, hours, devices, referrers, batches, ...rest } = await read();
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      expect(days).toHaveLength(8);
      expect(sum(days.map(({ count }) => count))).toBe(3);
      expect(sum(hours)).toBe(3);
      expect(devices).toEqual([
        { device: 'desktop', count: 2 },
        { device: 'mobile', count: 1 },
      ]);
      expect(referrers).toEqual([{ host: 't.co', count: 1 }]);
      expect(rest).toMatchObject({ total: 3, otherReferrers: 0 });
      expect(batches).toEqual([
        { id: batch, name: 'Guitars', createdAt: expect.any(String), codes: 1, total: 3, inRange: 3 },
      ]);
    });

    it('are of the asked days alone', async () => {
      expect(await read(dayBack(9), dayBack(3))).toMatchObject({ total: 0, devices: [], referrers: [] });
      const old = await read(dayBack(120), dayBack(100));
      expect(old.codes).toContainEqual({ code, name: 'Blue bag', total: 3, inRange: null });
    });

    it('are of thirty days where an end is missing', async () => {
      const of = async (query: { from?: string; to?: string }) => {
        const { from, to, days } = await admin.call(ROUTES.scanStatistics, { query });
        expect(days).toHaveLength(30);
        return [from, to];
      };
      expect(await of({ from: '2026-01-01' })).toEqual(['2026-01-01', '2026-01-30']);
      expect(await of({ to: '2026-01-30' })).toEqual(['2026-01-01', '2026-01-30']);
      expect((await of({}))[1]).toBe(dayBack(0));
    });

    it('refuse a range that ends before it begins, or is longer than a year', async () => {
      for (const [from, to] of [
        [dayBack(1), dayBack(2)],
        [dayBack(400), dayBack(1)],
        ['2026-13-01', dayBack(1)],
        ['0000-01-01', '0000-01-02'],
        ['9999-12-30', '9999-12-31'],
      ])
        expect((await admin.fetch(`/admin-api/scan-statistics?from=${from}&to=${to}`)).status).toBe(400);
    });

    it('mask the names of codes for an auditor without sight of names', async () => {
      const { browser } = await given.auditor();
      const { codes } = await browser.call(ROUTES.scanStatistics, { query: {} });
      expect(codes.find((ranked) => ranked.code === code)?.name).toBe('B•••');
    });

    it('are for admins alone', async () => {
      const address = `/admin-api/scan-statistics?from=${dayBack(6)}&to=${dayBack(0)}`;
      expect((await owner.browser.fetch(address)).status).toBe(403);
      expect((await given.browser().fetch(address)).status).toBe(401);
    });
  },
  { empty: true },
);
