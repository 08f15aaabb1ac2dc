import { expect, it } from 'vitest';
import { ApiError } from '../../src/contract/client.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { onEveryComposition } from './harness/journey.ts';
import type { Person } from './harness/people.ts';

const claim = ({ browser, user }: Person, code: string) =>
  browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } }).catch((error: unknown) => error);

onEveryComposition('many claim one code at once', (given) => {
  let crowd: readonly Person[] = [];
  const people = async (count: number) => {
    const more = Array.from({ length: Math.max(0, count - crowd.length) }, given.signUp);
    crowd = [...crowd, ...(await Promise.all(more))];
    return crowd.slice(0, count);
  };

  it.each([2, 20])('%i of them: one gets it, the others are told', async (count) => {
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

  it('one who taps twice has it, and hears of no conflict', async () => {
    const [person] = await people(1);
    const code = await given.approvedCode();
    if (!person) throw new Error('Nobody is there');

    const outcomes = await Promise.all([claim(person, code), claim(person, code)]);

    for (const outcome of outcomes) expect(outcome).toMatchObject({ barcode: { _id: code, claimed: true } });
  });
});
