import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { BarcodeListQuery } from '../../../src/contract/schemas/barcode.ts';
import { onEveryComposition } from '../harness/journey.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AMOUNT = 60;

const dayOf = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

onEveryComposition(
  "the admin's list of codes",
  (given) => {
    let codes: readonly string[];
    let earlier: string;
    const list = async (query: z.input<typeof BarcodeListQuery> = {}) => {
      const { browser } = await given.admin();
      const { total, barCodes } = await browser.call(ROUTES.listCodes, { query });
      return { total, codes: barCodes.map(({ _id }) => _id), barCodes };
    };
    const approve = async (code = '') =>
      (await given.admin()).browser.call(ROUTES.approveToggle, {
        params: { id: code },
        query: { to: 'true' },
      });
    const disable = async (code = '') =>
      (await given.admin()).browser.call(ROUTES.disableCode, { params: { id: code } });

    beforeAll(async () => {
      earlier = await given.codeOf(await given.signUp());
      codes = await given.generate(AMOUNT);
      await approve(codes[0]);
      await disable(codes[0]);
      await disable(codes[1]);
    });

    it('starts with the newest, fifty a page', async () => {
      const { total, codes: page } = await list();
      expect(total).toBe(AMOUNT + 1);
      expect(page).toHaveLength(50);
      expect(page).not.toContain(earlier);
    });

    it('has every code once over all pages', async () => {
      const pages = await Promise.all([0, 25, 50].map((skip) => list({ limit: 25, skip })));
      expect(pages.map((page) => page.codes.length)).toEqual([25, 25, 11]);
      expect(pages.map(({ total }) => total)).toEqual([61, 61, 61]);
      const all = pages.flatMap((page) => page.codes);
      expect(all.toSorted()).toEqual([earlier, ...codes].toSorted());
      expect(all.at(-1)).toBe(earlier);
    });

    it('is empty after its end', async () => {
      expect(await list({ skip: 1000 })).toMatchObject({ total: 61, codes: [] });
    });

    it('shows each code with its owner', async () => {
      const { barCodes } = await list({ link: earlier });
      expect(barCodes).toMatchObject([
        {
          user: { firstName: 'Ada', lastName: 'Buyer', email: expect.stringContaining('@') },
          approved: true,
        },
      ]);
    });

    it('filters by approved and by enabled, each true, false or missing', async () => {
      const [first = '', second = ''] = codes;
      expect((await list({ approved: 'true' })).codes).toEqual([first, earlier]);
      expect((await list({ approved: 'false' })).total).toBe(AMOUNT - 1);
      expect((await list({ enabled: 'false' })).codes.toSorted()).toEqual([first, second].toSorted());
      expect((await list({ isActive: 'false' })).total).toBe(2);
      expect((await list({ enabled: 'true' })).total).toBe(AMOUNT - 1);
      expect((await list({ approved: 'true', enabled: 'false' })).codes).toEqual([first]);
      expect((await list({ approved: 'true', isActive: 'true' })).codes).toEqual([earlier]);
    });

    it('filters by the beginning of a link, as an address or as typed', async () => {
      for (const link of [
        earlier,
        earlier.slice(0, 7),
        earlier.toLowerCase(),
        `${given.product.publicUrl}/${earlier}`,
        ` ${earlier} `,
      ])
        expect((await list({ link })).codes, link).toEqual([earlier]);
      expect((await list({ link: 'UUUU' })).total).toBe(0);
      expect((await list({ link: '%' })).total).toBe(0);
      expect((await list({ link: '_' })).total).toBe(0);
    });

    it.each([
      [{ startDate: dayOf(0), endDate: dayOf(0) }, 61],
      [{ startDate: dayOf(-1) }, 61],
      [{ startDate: dayOf(1) }, 0],
      [{ endDate: dayOf(-1) }, 0],
      [{ endDate: dayOf(1) }, 61],
      [{ startDate: '2020-01-01T00:00:00+02:00', endDate: '2020-01-02T00:00:00Z' }, 0],
      [{ startDate: '2020-01-01', endDate: '9999-12-31' }, 61],
    ])('filters by dates %o to %i codes', async (dates, total) => {
      expect((await list(dates)).total).toBe(total);
    });
  },
  { empty: true },
);
