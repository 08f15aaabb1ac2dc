import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

onEveryComposition("an owner's list of codes", (given) => {
  it('holds the codes of one type, the last that became theirs first', async () => {
    const owner = await given.signUp();
    const first = await given.linkedCodeOf(owner, 'https://example.com/one');
    const empty = await given.codeOf(owner);
    const last = await given.linkedCodeOf(owner, 'https://example.com/two');
    const list = async (type?: 'link' | 'pdf') => {
      const { barcodes } = await owner.browser.call(ROUTES.codesOfUser, {
        params: { userId: owner.user._id },
        query: type === undefined ? {} : { type },
      });
      return barcodes.map(({ shortCode }) => shortCode);
    };
    expect(await list()).toEqual([last, empty, first]);
    expect(await list('link')).toEqual([last, first]);
    expect(await list('pdf')).toEqual([]);
  });

  it('refuses a type that there is not', async () => {
    const owner = await given.signUp();
    const answer = await owner.browser.fetch(`/barcode/user/${owner.user._id}?type=images`);
    expect(answer.status).toBe(400);
  });
});
