// @built-apps web-public

import { beforeEach, expect, it } from 'vitest';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { pageOf, savePage, submitGate, trySecureCode } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { SOON } from '../harness/soon.ts';

const SECURE_CODE = 'lilac-1930';
/** Tries for a code in a quarter-hour: from one address, and from all together. */
const BY_ADDRESS = 5;
const BY_CODE = 50;

onEveryComposition('tries of a secure code', (given) => {
  let owner: Person;
  let code: string;
  beforeEach(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa', isProtected: true, password: SECURE_CODE });
  });

  const told = ({ email }: Person) => mailsTo(given.product, email, /guessing the secure code/);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrong = async (times: number, address: string): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await trySecureCode(given.browser(), code, `guess-${time}`, from(address))).status);
    return statuses;
  };

  it('stop after five wrong ones from an address, even a right one, and the form alike', async () => {
    const address = randomClientAddress();
    expect(await wrong(BY_ADDRESS, address)).toEqual([400, 400, 400, 400, 400]);

    const right = await trySecureCode(given.browser(), code, SECURE_CODE, from(address));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    const form = await submitGate(given.browser(), code, SECURE_CODE, from(address));
    expect(form.status).toBe(429);
    expect(await form.text()).toContain('Too many tries. Please wait a little');

    const elsewhere = await trySecureCode(given.browser(), code, SECURE_CODE, from(randomClientAddress()));
    expect(elsewhere.status).toBe(200);
  });

  it('are forgotten once the right one is entered', async () => {
    const address = randomClientAddress();
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await wrong(BY_ADDRESS - 1, address)).toEqual([400, 400, 400, 400]);
      expect((await trySecureCode(given.browser(), code, SECURE_CODE, from(address))).status).toBe(200);
    }
  });

  it('stop over all addresses together, where only wrong ones count', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1)
      expect(
        (await trySecureCode(given.browser(), code, SECURE_CODE, from(randomClientAddress()))).status,
      ).toBe(200);
    for (let attacker = 0; attacker < BY_CODE / BY_ADDRESS; attacker += 1)
      expect(await wrong(BY_ADDRESS, randomClientAddress())).toEqual([400, 400, 400, 400, 400]);

    expect(await told(owner)).toHaveLength(0);
    const lastAddress = randomClientAddress();
    expect(await wrong(2, lastAddress)).toEqual([429, 429]);
    expect(await pageOf(given.browser(), code)).toContain('Enter Secure Code');

    await expect.poll(async () => (await told(owner)).length, SOON).toBe(1);
    const [mail] = await told(owner);
    expect(mail?.text).toContain(`/edit/${code}`);
    expect(JSON.stringify(mail)).not.toContain(lastAddress);
  });

  it('take as long where they are right as where they are wrong', async () => {
    const time = async (secureCode: string, status: number): Promise<number> => {
      const start = performance.now();
      const answer = await trySecureCode(given.browser(), code, secureCode, from(randomClientAddress()));
      expect(answer.status).toBe(status);
      return performance.now() - start;
    };
    // Other work only ever lengthens a try, so the fastest of each kind are compared, and more tries bring them closer.
    let [opened, refused] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const ratio = () => opened / refused;
    for (let round = 0; round < BY_CODE - BY_ADDRESS; round += 1) {
      opened = Math.min(opened, await time(SECURE_CODE, 200));
      refused = Math.min(refused, await time(`guess-${round}`, 400));
      if (round >= 5 && ratio() > 0.5 && ratio() < 2) break;
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });
});
