import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, register, signIn, stranger } from '../harness/people.ts';

const ROUNDS = 5;

onEveryComposition('the next response shows a change', (given) => {
  const rounds = Array.from({ length: ROUNDS }, (_none, round) => round);
  const listed = async ({ browser, user }: Pick<Person, 'browser' | 'user'>, code: string) => {
    const { barcodes } = await browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
    return barcodes.find(({ _id }) => _id === code);
  };

  it('to an owner who claims and edits', async () => {
    const owner = await given.signUp();
    for (const round of rounds) {
      const code = await given.approvedCode();
      const params = { id: code };
      const claim = await owner.browser.call(ROUTES.assignCode, {
        body: { link: code, user: owner.user._id },
      });
      expect(await listed(owner, code)).toEqual(claim.barcode);
      const body = { name: `Round ${round}`, type: 'link', link: 'https://example.com' } as const;
      const saved = await owner.browser.call(ROUTES.updateCode, { params, body });
      expect(saved.barcode.name).toBe(`Round ${round}`);
      expect(await listed(owner, code)).toEqual(saved.barcode);
      await owner.browser.call(ROUTES.clearContent, { params });
      expect((await listed(owner, code))?.storedInfo).toBeNull();
    }
  });

  it('to a buyer who claims by signing in or by verifying', async () => {
    for (const _round of rounds) {
      const [first, second] = [await given.approvedCode(), await given.approvedCode()];
      const buyer = stranger(given.product);
      await register(buyer);
      const user = await signIn(buyer, first);
      const otp = await given.otpFor(buyer.email);
      await buyer.browser.call(ROUTES.otpVerify, { body: { otp } });
      expect(await listed({ ...buyer, user }, first)).toBeDefined();
      await signIn(buyer, second);
      expect(await listed({ ...buyer, user }, second)).toBeDefined();
    }
  });

  it('to an admin who generates, switches and deletes', async () => {
    const { browser } = await given.admin();
    const rows = async (code: string) =>
      (await browser.call(ROUTES.listCodes, { query: { link: code } })).barCodes;
    for (const _round of rounds) {
      const code = await given.newCode();
      const params = { id: code };
      expect(await rows(code)).toHaveLength(1);
      for (const change of [
        () => browser.call(ROUTES.approveToggle, { params }),
        () => browser.call(ROUTES.restrictToggle, { params, query: { to: 'true' } }),
        () => browser.call(ROUTES.disableCode, { params }),
        () => browser.call(ROUTES.resetCode, { params }),
      ]) {
        const { barcode } = await change();
        expect(await rows(code)).toEqual([barcode]);
      }
      await browser.call(ROUTES.deleteCode, { params });
      expect(await rows(code)).toEqual([]);
    }
  });

  it('to an owner who changes their name, also in the list of codes', async () => {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const { email } = owner;
    for (const round of rounds) {
      const names = { firstName: `Ada ${round}`, lastName: 'Lovelace' };
      const params = { id: owner.user._id };
      const updated = await owner.browser.call(ROUTES.updateUser, { params, body: { email, ...names } });
      expect(updated.user).toMatchObject(names);
      expect((await listed(owner, code))?.user).toMatchObject(names);
    }
  });
});
