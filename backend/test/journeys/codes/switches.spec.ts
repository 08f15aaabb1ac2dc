import { expect, it } from 'vitest';
import { OWN_CALL } from '../../../src/contract/own-call.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

const OWN = { [OWN_CALL.name]: OWN_CALL.value };

onEveryComposition('an admin', (given) => {
  it('approves a code, and withdraws the approval', async () => {
    const code = await given.newCode();
    const { browser } = await given.admin();
    const toggle = () => browser.call(ROUTES.approveToggle, { params: { id: code } });

    const on = await toggle();
    const off = await toggle();

    expect(on.message).toBe('QR code approved successfully');
    expect(on.barcode).toMatchObject({ approved: true, approvedDate: expect.any(String), claimable: true });
    expect(off.barcode).toMatchObject({ approved: false, approvedDate: null, claimable: false });
  });

  it('marks a code as nonpaying, and as paying again', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.admin();
    const toggle = () => browser.call(ROUTES.restrictToggle, { params: { id: code } });

    expect((await toggle()).barcode).toMatchObject({ restricted: true, claimable: false });
    expect((await toggle()).barcode).toMatchObject({ restricted: false, claimable: true });
  });

  it('repeats a toggle that names the state without switching back', async () => {
    const code = await given.newCode();
    const { browser } = await given.admin();
    const params = { id: code };
    const approve = () => browser.call(ROUTES.approveToggle, { params, query: { to: 'true' } });
    const unrestrict = () => browser.call(ROUTES.restrictToggle, { params, query: { to: 'false' } });

    const first = await approve();

    expect(first.barcode.approved).toBe(true);
    expect(await approve()).toEqual(first);
    expect((await unrestrict()).barcode.restricted).toBe(false);
    expect((await unrestrict()).message).toBe('QR code marked as paying');
  });

  it.each([
    ['PUT', ROUTES.disableCode, ROUTES.enableCode],
    ['GET', ROUTES.disableCodeByGet, ROUTES.enableCodeByGet],
  ] as const)('disables and enables a code by %s, also repeatedly', async (_method, disable, enable) => {
    const code = await given.newCode();
    const { browser } = await given.admin();
    const params = { id: code };

    for (const [route, isActive] of [
      [disable, false],
      [disable, false],
      [enable, true],
      [enable, true],
    ] as const)
      expect((await browser.call(route, { params })).barcode.isActive).toBe(isActive);
  });

  it.each([
    [OWN, 200],
    [{ ...OWN, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
    [{ ...OWN, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 200],
    [{ ...OWN, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ ...OWN, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 403],
    [{ ...OWN, origin: 'https://evil.example' }, 403],
    [{}, 403],
    [{ [OWN_CALL.name]: 'XMLHttpRequest' }, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 403],
  ])('with the headers %o gets %i for a GET that changes a code', async (headers, status) => {
    const code = await given.newCode();
    const { browser } = await given.admin();

    const answer = await browser.fetch(`/barcode/${code}/disable`, { headers });

    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(status === 403 ? { code: 'cross_site' } : { barcode: {} });
    expect((await given.codeNow(code)).isActive).toBe(status === 403);
  });

  it('changes nothing with a HEAD', async () => {
    const code = await given.newCode();
    const { browser } = await given.admin();
    for (const headers of [OWN, { ...OWN, origin: given.product.publicUrl }]) {
      const head = (path: string) => browser.fetch(path, { method: 'HEAD', headers });
      expect((await head(`/barcode/${code}/disable`)).status).toBe(403);
      expect((await head('/auth/logout')).status).toBe(403);
    }
    expect((await given.codeNow(code)).isActive).toBe(true);
    expect((await browser.call(ROUTES.loginStatus, {})).loggedIn).toBe(true);
  });

  it('is not signed out by a link or a picture in an old browser', async () => {
    const { browser } = await given.signUp();
    expect((await browser.fetch('/auth/logout')).status).toBe(403);
    expect((await browser.call(ROUTES.loginStatus, {})).loggedIn).toBe(true);
  });

  it('is not signed out by a page of another site', async () => {
    const { browser } = await given.signUp();

    const answer = await browser.fetch('/auth/logout', { headers: { 'sec-fetch-site': 'cross-site' } });

    expect(answer.status).toBe(403);
    expect((await browser.call(ROUTES.loginStatus, {})).loggedIn).toBe(true);
  });
});
