import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf, refusalsOf } from '../harness/refusal.ts';

const NOT_CLAIMABLE = { status: 409, code: 'not_claimable' };

const claim = ({ browser, user }: Pick<Person, 'browser' | 'user'>, link: string) =>
  browser.call(ROUTES.assignCode, { body: { link, user: user._id } });

onEveryComposition('a claim is refused', (given) => {
  it('for a code that is not approved', async () => {
    const code = await given.newCode();
    expect(await refusalOf(claim(await given.signUp(), code))).toMatchObject(NOT_CLAIMABLE);
    expect((await given.codeNow(code)).user).toBeNull();
  });

  it('for a code that an admin disabled', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.admin();
    await browser.call(ROUTES.disableCode, { params: { id: code } });

    expect(await refusalOf(claim(await given.signUp(), code))).toMatchObject(NOT_CLAIMABLE);

    expect((await given.codeNow(code)).user).toBeNull();
  });

  it('for a code that an admin marked as nonpaying', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.admin();
    await browser.call(ROUTES.restrictToggle, { params: { id: code } });

    expect(await refusalOf(claim(await given.signUp(), code))).toMatchObject(NOT_CLAIMABLE);

    expect((await given.codeNow(code)).user).toBeNull();
  });

  it('for a code that has content', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.admin();
    await browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'link', link: 'https://example.com' },
    });

    expect(await refusalOf(claim(await given.signUp(), code))).toMatchObject(NOT_CLAIMABLE);
  });

  it('for a code that is unknown or deleted', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.admin();
    await browser.call(ROUTES.deleteCode, { params: { id: code } });
    const buyer = await given.signUp();

    for (const link of [code, '0000000000'])
      expect(await refusalOf(claim(buyer, link))).toMatchObject({ status: 404, code: 'unknown_code' });
  });

  it('for a code that has an owner', async () => {
    const code = await given.codeOf(await given.signUp());
    const refusal = await refusalOf(claim(await given.signUp(), code));
    expect(refusal).toMatchObject({ status: 409, message: 'This QR code has already been claimed' });
  });

  it('for an admin, and on behalf of another user', async () => {
    const code = await given.approvedCode();
    const admin = await given.admin();
    const [buyer, other] = [await given.signUp(), await given.signUp()];

    const refusals = await refusalsOf([
      claim(admin, code),
      claim({ browser: admin.browser, user: buyer.user }, code),
      claim({ browser: buyer.browser, user: other.user }, code),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });

    expect((await given.codeNow(code)).user).toBeNull();
  });
});
