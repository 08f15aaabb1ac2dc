import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

onEveryComposition('a buyer of a first code', (given) => {
  it('has only an email, verifies it, and edits the code that it scanned', async () => {
    const code = await given.approvedCode();
    const { browser, email } = stranger(given.product);
    await browser.call(ROUTES.registerByEmail, { body: { email, link: code } });

    const body = { email, otp: await given.otpFor(email) };
    const verified = await browser.call(ROUTES.verifyEmail, { body });

    expect(verified.claim).toMatchObject({ code, outcome: 'claimed' });
    expect(verified.user).toMatchObject({ email, firstName: '', role: 'user', emailVerified: true });
    const link = 'https://example.com/care';
    await browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } });
    const { sessions } = await browser.call(ROUTES.sessions, {});
    expect(sessions).toMatchObject([{ current: true }]);
    await browser.call(ROUTES.logout, {});
    expect(await browser.call(ROUTES.loginStatus, {})).toMatchObject({ loggedIn: false });
  });

  it('registers, verifies, signs in, claims, saves a link and sees a scan counted', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);

    const scanned = await given.browser().open(`/${code}`);
    expect(scanned.status).toBe(302);
    expect(scanned.headers.get('location')).toBe(`${given.product.publicUrl}/claim/${code}`);

    const registered = await register(buyer);
    expect(registered).toMatchObject({ email: buyer.email, role: 'user', emailVerified: false });
    const otp = await given.otpFor(buyer.email);
    const verified = await buyer.browser.call(ROUTES.verifyEmail, { body: { email: buyer.email, otp } });
    expect(verified).toMatchObject({ message: 'Otp verified successfully', user: { email: buyer.email } });
    expect(await buyer.browser.call(ROUTES.loginStatus, {})).toMatchObject({ loggedIn: true });

    const user = await signIn(buyer);
    expect(user).toEqual({ ...registered, _id: user._id, emailVerified: true, language: 'en' });
    const claim = { link: `${given.product.publicUrl}/${code}`, user: user._id };
    const { barcode } = await buyer.browser.call(ROUTES.assignCode, { body: claim });
    expect(barcode).toMatchObject({ _id: code, user: { email: buyer.email }, storedInfo: null });

    const link = 'HTTPS://Example.COM/My/Path?Q=1';
    const saved = await buyer.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { name: 'My bike', type: 'link', link },
    });
    expect(saved.message).toBe('QR code updated successfully');
    expect(saved.barcode).toMatchObject({ name: 'My bike', storedInfo: { infoType: 'link' } });

    const visit = await given.browser().open(`/${code}`);
    expect(visit.status).toBe(302);
    expect(visit.headers.get('location')).toBe('https://example.com/My/Path?Q=1');
    expect(visit.headers.get('cache-control')).toBe('no-store');
    await expect.poll(async () => (await given.codeNow(code)).scanCount, SOON).toBe(1);
    expect((await given.codeNow(code)).recentScans.at(-1)).toBe(1);
  });
});
