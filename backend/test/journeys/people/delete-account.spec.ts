import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import type { Person } from '../harness/people.ts';
import { register, signIn } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { photo, sendTo, upload } from '../harness/upload.ts';

/** The removal goes on behind the answer, and several processes share it. */
const PATIENCE = { timeout: 60_000 };
const REMOVED = { timeout: 30_000 };
const WORDS = 'A page about Rosa';

onEveryComposition('deleting the own account', (given) => {
  /** A person with a protected page, which has a picture. */
  async function memorial() {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const image = await upload(given, owner, code, 'memories', await photo());
    const memories = {
      title: WORDS,
      images: [{ index: 0, url: image }],
      isProtected: true,
      password: 'lilac-1930',
    };
    await owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'memories', memories, name: 'Bench' },
    });
    return { owner, code, image };
  }

  const erase = ({ browser, password }: Person, codes: 'release' | 'close') =>
    browser.call(ROUTES.eraseAccount, { body: { password, codes } });
  const scanOf = async (code: string) => (await given.browser().open(`/${code}`)).headers.get('location');
  const isComplete = async ({ user }: Person) => {
    const { browser } = await given.admin();
    const { erasures } = await browser.call(ROUTES.erasures, { query: {} });
    return erasures.some(({ id, complete }) => id === user._id && complete);
  };

  it('ends every session, empties the codes, and lets anyone claim them again', PATIENCE, async () => {
    const { owner, code, image } = await memorial();
    const elsewhere = { ...owner, browser: given.browser() };
    await signIn(elsewhere);

    expect((await erase(owner, 'release')).message).toBe('Your account was deleted');

    for (const { browser } of [owner, elsewhere]) expect((await browser.fetch('/user/me')).status).toBe(401);
    expect((await refusalOf(signIn(owner))).code).toBe('wrong_credentials');
    await expect.poll(() => scanOf(code), REMOVED).toContain(`/claim/${code}`);
    await expect.poll(() => isComplete(owner), REMOVED).toBe(true);
    expect((await given.browser().fetch(new URL(image).pathname)).status).toBe(404);
    const { browser: admin } = await given.admin();
    const signed = (await admin.open(new URL(image).pathname)).headers.get('location') ?? '';
    expect((await sendTo(given, signed, {})).status).toBe(404);
    const next = await given.signUp();
    await next.browser.call(ROUTES.assignCode, { body: { link: code, user: next.user._id } });
    const { entries } = await next.browser.call(ROUTES.codeHistory, { params: { id: code }, query: {} });
    expect(JSON.stringify(entries)).not.toContain(WORDS);
    expect(entries.map(({ kind }) => kind)).toContain('released');
  });

  it('keeps the codes closed, if the person chooses so', PATIENCE, async () => {
    const { owner, code } = await memorial();
    await erase(owner, 'close');
    await expect.poll(() => scanOf(code), REMOVED).toContain('why=not-ready');
    await expect.poll(async () => (await given.codeNow(code)).approved, REMOVED).toBe(false);
    expect(await given.codeNow(code)).toMatchObject({ user: null, name: null, storedInfo: null });
    await given.approve(code);
    await expect.poll(() => scanOf(code), REMOVED).toContain(`/claim/${code}`);
  });

  it('tells the person once, and lets the email register anew', PATIENCE, async () => {
    const owner = await given.signUp();
    await erase(owner, 'close');
    await expect.poll(() => isComplete(owner), REMOVED).toBe(true);
    const told = await mailsTo(given.product, owner.email, /account was deleted/);
    expect(told).toHaveLength(1);

    const again = { ...owner, browser: given.browser() };
    await register(again);
    await again.browser.call(ROUTES.verifyEmail, {
      body: { email: owner.email, otp: await given.otpFor(owner.email, 2) },
    });
    await signIn(again);
    const { user } = await again.browser.call(ROUTES.me, {});
    expect(user._id).not.toBe(owner.user._id);
    const { barcodes } = await again.browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
    expect(barcodes).toEqual([]);
  });

  it('refuses a wrong password, and counts it', PATIENCE, async () => {
    const owner = await given.signUp();
    for (let nth = 1; nth <= 10; nth += 1) {
      const refusal = await refusalOf(erase({ ...owner, password: 'not-this-one' }, 'close'));
      expect(refusal).toMatchObject({ code: 'password_wrong', status: 400 });
    }
    expect(await refusalOf(erase(owner, 'close'))).toMatchObject({ code: 'too_many_requests' });
    expect((await owner.browser.call(ROUTES.me, {})).user.email).toBe(owner.email);
  });

  it('refuses a mailed code for an account with a password', async () => {
    const owner = await given.signUp();
    expect((await refusalOf(owner.browser.call(ROUTES.requestConfirmation, { body: {} }))).code).toBe(
      'password_wrong',
    );
    const call = owner.browser.call(ROUTES.eraseAccount, { body: { otp: '123456', codes: 'close' } });
    expect((await refusalOf(call)).code).toBe('password_wrong');
  });

  it('lets a person leave who never verified the email', PATIENCE, async () => {
    const owner = await given.unverified();
    await erase(owner, 'release');
    await expect.poll(() => isComplete(owner), REMOVED).toBe(true);
    expect(await mailsTo(given.product, owner.email, /deleted/)).toEqual([]);
  });

  it('refuses the last admin', async () => {
    const { browser, password } = await given.admin();
    const call = browser.call(ROUTES.eraseAccount, { body: { password, codes: 'close' } });
    expect(await refusalOf(call)).toMatchObject({ code: 'last_admin', status: 409 });
    expect((await browser.call(ROUTES.me, {})).user.role).toBe('admin');
  });
});

onEveryComposition('an admin who deletes an account', (given) => {
  const reason = 'Asked for it by letter of 2 May';
  const erase = (by: Person, id: string, why = reason) =>
    by.browser.call(ROUTES.eraseUser, { params: { id }, body: { reason: why, codes: 'close' } });

  it('gives a reason, which stays in the log and names nobody', PATIENCE, async () => {
    const admin = await given.admin();
    const { user, email, browser } = await given.signUp();
    expect((await erase(admin, user._id)).message).toBe('The user was deleted');
    expect((await browser.fetch('/user/me')).status).toBe(401);
    const find = async () => {
      const { erasures } = await admin.browser.call(ROUTES.erasures, { query: {} });
      return erasures.find(({ id }) => id === user._id);
    };
    await expect.poll(async () => (await find())?.complete, REMOVED).toBe(true);
    expect(await find()).toMatchObject({ by: 'admin', reason, codes: 'close' });
    expect(await mailsTo(given.product, email, /deleted/)).toHaveLength(1);
    expect((await refusalOf(erase(admin, user._id))).code).toBe('unknown_user');
  });

  it('must say why', async () => {
    const { user } = await given.signUp();
    const call = erase(await given.admin(), user._id, 'short');
    expect((await refusalOf(call)).issues).toEqual([
      { path: 'reason', message: 'Say why, in 10 to 500 characters' },
    ]);
  });

  it('is an admin: others are refused', async () => {
    const { user } = await given.signUp();
    expect((await refusalOf(erase(await given.signUp(), user._id))).status).toBe(403);
    expect((await refusalOf(erase(await given.unverified(), user._id))).status).toBe(403);
  });

  it('can not be the last one', async () => {
    const admin = await given.admin();
    expect((await refusalOf(erase(admin, admin.user._id))).code).toBe('last_admin');
  });
});
