import { expect, it } from 'vitest';
import { ApiError } from '../../../src/contract/api-error.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

const claim = ({ browser, user }: Person, code: string) =>
  browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } }).catch((error: unknown) => error);

onEveryComposition('simultaneous claims of one code', (given) => {
  let signedUp: readonly Person[] = [];
  const people = async (count: number) => {
    const more = Array.from({ length: Math.max(0, count - signedUp.length) }, given.signUp);
    signedUp = [...signedUp, ...(await Promise.all(more))];
    return signedUp.slice(0, count);
  };

  it.each([2, 20])('by %i people have one winner, and refuse the others', async (count) => {
    const contenders = await people(count);
    const code = await given.approvedCode();

    const outcomes = await Promise.all(contenders.map((person) => claim(person, code)));

    const winners = contenders.filter((_person, index) => !(outcomes[index] instanceof Error));
    expect(winners).toHaveLength(1);
    const refusals = outcomes.filter((outcome) => outcome instanceof ApiError);
    expect(refusals).toHaveLength(count - 1);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 409,
        code: 'already_claimed',
        message: 'This QR code has already been claimed',
      });
    expect((await given.codeNow(code)).user?.email).toBe(winners[0]?.email);
  });

  it('by the same person both succeed', async () => {
    const [person] = await people(1);
    const code = await given.approvedCode();
    if (!person) throw new Error('No person has signed up');

    const outcomes = await Promise.all([claim(person, code), claim(person, code)]);

    for (const outcome of outcomes) expect(outcome).toMatchObject({ barcode: { _id: code, claimed: true } });
  });
});
