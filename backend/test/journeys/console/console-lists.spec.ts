import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { CONSOLE_FIRST_READS } from '../../../src/contract/pages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { SOON } from '../harness/soon.ts';

interface ListRequest {
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly range?: readonly [number, number];
  readonly filter?: Readonly<Record<string, unknown>>;
}

onEveryComposition(
  'the lists of the console',
  (given) => {
    let codes: readonly string[];
    beforeAll(async () => {
      codes = (await given.generate(12)).toSorted();
      await given.approve(codes[3] ?? '');
      await given.approve(codes[5] ?? '');
    });

    const read = async (request: ListRequest) => {
      const { browser } = await given.admin();
      const parts = Object.entries(request).map(([name, value]): [string, string] => [
        name,
        JSON.stringify(value),
      ]);
      const answer = await browser.fetch(`/admin-api/codes?${new URLSearchParams(parts)}`);
      expect(answer.status).toBe(200);
      const rows = ROUTES.adminCodes.answer.parse(await answer.json());
      return { ids: rows.map(({ id }) => id), range: answer.headers.get('content-range') };
    };

    it('sort by every sortable field', async () => {
      expect((await read({ sort: ['id', 'ASC'] })).ids).toEqual(codes);
      expect((await read({ sort: ['id', 'DESC'] })).ids).toEqual(codes.toReversed());
      const byApproval = await read({ sort: ['approvedDate', 'DESC'], range: [0, 1] });
      expect(byApproval.ids).toEqual([codes[5], codes[3]]);
      for (const field of ['createdAt', 'scanCount', 'imageUploadDate', 'name', 'owner'])
        expect((await read({ sort: [field, 'ASC'] })).ids).toHaveLength(codes.length);
    });

    it('are sent compressed', async () => {
      const { browser } = await given.admin();
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await browser.fetch(CONSOLE_FIRST_READS.codes, { headers });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      const text = gunzipSync(await answer.arrayBuffer()).toString();
      expect(ROUTES.adminCodes.answer.parse(JSON.parse(text))).toHaveLength(codes.length);
    });

    it('return the requested range and the total', async () => {
      const sort = ['id', 'ASC'] as const;
      expect(await read({ sort })).toEqual({ ids: codes, range: 'codes 0-11/12' });
      expect(await read({ sort, range: [0, 4] })).toEqual({ ids: codes.slice(0, 5), range: 'codes 0-4/12' });
      expect(await read({ sort, range: [10, 19] })).toEqual({
        ids: codes.slice(10),
        range: 'codes 10-11/12',
      });
      expect((await read({ sort, range: [50, 59] })).ids).toEqual([]);
    });

    it('filter like the list of codes, and by ids', async () => {
      const [first = '', second = ''] = codes;
      expect(await read({ filter: { approved: true } })).toMatchObject({ range: 'codes 0-1/2' });
      expect((await read({ filter: { id: [first, second, 'unknown'] } })).ids.toSorted()).toEqual([
        first,
        second,
      ]);
      expect((await read({ filter: { link: first.toLowerCase() } })).ids).toEqual([first]);
      expect((await read({ filter: { isActive: false } })).ids).toEqual([]);
      expect((await read({ filter: { startDate: '2020-01-01', endDate: '2020-12-31' } })).ids).toEqual([]);
      expect((await read({ filter: { id: [] } })).ids).toEqual([]);
    });

    it('find by code, name, e-mail and link', async () => {
      const owner = await given.signUp();
      const { email } = owner.user;
      const code = await given.linkedCodeOf(owner, 'https://www.shop-of-the-search.example/Menu');
      const name = 'Grandmother’s Bell';
      await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { name } });
      const finds = (q: string, ids: readonly string[]) =>
        expect.poll(async () => (await read({ filter: { q } })).ids, SOON).toEqual(ids);
      for (const q of [
        code.slice(1),
        `${code.slice(0, 4)}-${code.slice(4)}`,
        'mother’s bell',
        `${given.product.publicUrl}/${code.slice(0, 5)}`,
        email,
        'of-the-search',
      ])
        await finds(q, [code]);
      await finds('off-the-search', []);
      const sorted = await read({ filter: { q: 'mother’s', approved: true }, sort: ['scanCount', 'DESC'] });
      expect(sorted).toEqual({ ids: [code], range: 'codes 0-0/1' });
      expect((await read({ filter: { q: email, id: codes } })).ids).toEqual([]);
      await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { name: '' } });
      await finds('mother’s bell', []);
    });

    it('find by owner, note, batch and phone number, without accents', async () => {
      const owner = await given.signUp();
      const { browser } = await given.admin();
      const code = await given.codeOf(owner);
      const params = { id: code };
      const body = { firstName: 'Íñigo', lastName: 'Peña', email: owner.email };
      await owner.browser.call(ROUTES.updateUser, { params: { id: owner.user._id }, body });
      await browser.call(ROUTES.noteCode, { params, body: { note: 'Señora’s bicycle' } });
      const phoneNumber = { country: 'ES', countryCallingCode: '34', nationalNumber: '600123987' };
      await owner.browser.call(ROUTES.updateCode, { params, body: { type: 'phoneNumber', phoneNumber } });
      const { batchId } = await browser.call(ROUTES.generateCodes, { body: { amount: 1 } });
      const described = { name: 'Zürich mugs', note: '' };
      await browser.call(ROUTES.describeBatch, { params: { id: batchId }, body: described });
      const finds = (q: string) => expect.poll(async () => (await read({ filter: { q } })).ids, SOON);
      for (const q of ['inigo pe', 'PENA', 'senora’s', '600 123-987', '+34600'])
        await finds(q).toEqual([code]);
      await finds('zurich').toHaveLength(1);
    });

    it('take several filters together, for lists and for bulk actions', async () => {
      const owner = await given.signUp();
      const ownerId = owner.user._id;
      const code = await given.linkedCodeOf(owner, 'https://several.example/');
      const filter = { ownerId, infoType: 'link', claimed: true, approved: true, isActive: true };
      const found = async (more: object) => (await read({ filter: { ...filter, ...more } })).ids;
      await expect.poll(() => found({}), SOON).toEqual([code]);
      const today = new Date().toISOString().slice(0, 10);
      expect(
        await found({ claimedFrom: today, scanned: false, restricted: false, startDate: today }),
      ).toEqual([code]);
      for (const other of [{ claimed: false }, { infoType: 'pdf' }, { scanned: true }, { restricted: true }])
        expect(await found(other)).toEqual([]);
      expect(await found({ q: 'several.ex' })).toEqual([code]);
      const sorted = await read({ filter: { ...filter, scanned: false }, sort: ['owner', 'ASC'] });
      expect(sorted).toEqual({ ids: [code], range: 'codes 0-0/1' });
    });

    it('sort by the name, the owner and the scans, also among codes of a type', async () => {
      const named = async (firstName: string, name: string) => {
        const owner = await given.signUp();
        const { _id: id } = owner.user;
        const body = { firstName, lastName: 'Order', email: owner.email };
        await owner.browser.call(ROUTES.updateUser, { params: { id }, body });
        const code = await given.linkedCodeOf(owner, 'https://order.example/');
        await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { name } });
        return code;
      };
      const [zoes, abels] = [await named('Zoë', 'Apron of the order'), await named('Ábel', 'Zither')];
      await given.browser().open(`/${zoes}`);
      const filter = { id: [zoes, abels], infoType: 'link' };
      const sorted = (field: string, way: 'ASC' | 'DESC') => async () =>
        (await read({ filter, sort: [field, way] })).ids;
      await expect.poll(sorted('name', 'ASC'), SOON).toEqual([zoes, abels]);
      await expect.poll(sorted('owner', 'ASC'), SOON).toEqual([abels, zoes]);
      await expect.poll(sorted('scanCount', 'DESC'), SOON).toEqual([zoes, abels]);
      expect(await sorted('name', 'DESC')()).toEqual([abels, zoes]);
      expect(await sorted('owner', 'DESC')()).toEqual([zoes, abels]);
      expect((await read({ filter: { ...filter, infoType: 'pdf' } })).ids).toEqual([]);
    });

    it('return one code by its id', async () => {
      const [id = ''] = codes;
      expect(await given.codeNow(id)).toMatchObject({
        id,
        _id: id,
        link: `${given.product.publicUrl}/${id}`,
      });
    });
  },
  { empty: true },
);
