import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalsOf } from '../harness/refusal.ts';

onEveryComposition('a code', (given) => {
  it('loses its name and content by a reset, and keeps its owner', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, 'https://example.com');
    const params = { id: code };
    await owner.browser.call(ROUTES.updateCode, { params, body: { name: 'My bike' } });

    const { browser } = await given.admin();
    const reset = await browser.call(ROUTES.resetCode, { params });

    const cleared = { name: null, storedInfo: null, user: { email: owner.email } };
    expect(reset.barcode).toMatchObject(cleared);
    expect(await given.codeNow(code)).toMatchObject(cleared);
    const scan = await given.browser().open(`/${code}`);
    expect(scan.headers.get('location')).toMatch(/why=empty$/);
  });

  it('keeps its name when the owner clears its content', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, 'https://example.com');
    const params = { id: code };
    await owner.browser.call(ROUTES.updateCode, { params, body: { name: 'My bike' } });

    const cleared = await owner.browser.call(ROUTES.clearContent, { params });

    expect(cleared.message).toBe('QR code stored file deleted successfully');
    expect(await given.codeNow(code)).toMatchObject({ name: 'My bike', storedInfo: null });
  });

  it('is gone for everyone once it is deleted', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, 'https://example.com');
    const { browser } = await given.admin();
    const params = { id: code };

    const deleted = await browser.call(ROUTES.deleteCode, { params });

    expect(deleted.message).toBe('QR code deleted successfully');
    const own = await owner.browser.call(ROUTES.codesOfUser, { params: { userId: owner.user._id } });
    expect(own.barcodes).toEqual([]);
    const listed = await browser.call(ROUTES.listCodes, { query: { link: code } });
    expect(listed).toEqual({ total: 0, barCodes: [] });
    const refusals = await refusalsOf([
      browser.call(ROUTES.adminCode, { params }),
      browser.call(ROUTES.approveToggle, { params }),
      browser.call(ROUTES.enableCode, { params }),
      browser.call(ROUTES.resetCode, { params }),
      browser.call(ROUTES.deleteCode, { params }),
      given.browser().call(ROUTES.code, { params: { id: code } }),
      owner.browser.call(ROUTES.updateCode, { params, body: { name: 'Mine' } }),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'unknown_code' });
    const scan = await given.browser().open(`/${code}`);
    expect(scan.headers.get('location')).toMatch(/why=deleted$/);
  });

  it('stays deleted when it is scanned', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), 'https://example.com');
    const { browser } = await given.admin();
    await Promise.all([
      browser.call(ROUTES.deleteCode, { params: { id: code } }),
      ...Array.from({ length: 10 }, () => given.browser().open(`/${code}`)),
    ]);
    await given.newCode();

    expect((await browser.call(ROUTES.listCodes, { query: { link: code } })).total).toBe(0);
  });
});
