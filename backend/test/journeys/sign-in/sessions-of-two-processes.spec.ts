import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { PROPAGATION } from '../harness/leads-to.ts';
import { type Person, signIn } from '../harness/people.ts';
import { useTwoProcesses } from '../harness/second-process.ts';

describe('a stolen cookie at a process that did not end its session', () => {
  const processes = useTwoProcesses();
  const { given } = processes;

  const statusThere = async (cookie: string) =>
    (await fetch(`${processes.secondUrl}/user/me`, { headers: { cookie } })).status;

  /** Returns a person, and the cookie of another browser of theirs. */
  async function robbed(): Promise<{ person: Person; stolen: string }> {
    const person = await given.signUp();
    const browser = given.browser();
    await signIn({ ...person, browser });
    expect(await statusThere(browser.cookies)).toBe(200);
    return { person, stolen: browser.cookies };
  }

  it('is refused within a second of a sign-out everywhere', async () => {
    const { person, stolen } = await robbed();
    await person.browser.call(ROUTES.endOtherSessions, {});
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
    expect(await statusThere(person.browser.cookies)).toBe(200);
  });

  it('is refused within a second of a new password', async () => {
    const { person, stolen } = await robbed();
    const { email, password, user } = person;
    const body = { email, firstName: 'Ada', lastName: 'Buyer', password, newPassword: 'another-password' };
    await person.browser.call(ROUTES.updateUser, { params: { id: user._id }, body });
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
    await expect.poll(() => statusThere(person.browser.cookies), PROPAGATION).toBe(200);
  });

  it('is refused within a second of a reset password', async () => {
    const { person, stolen } = await robbed();
    await person.browser.call(ROUTES.requestPasswordReset, { body: { email: person.email } });
    const token = await given.resetTokenFor(person.email);
    await given.browser().call(ROUTES.resetPassword, { body: { token, password: 'another-password' } });
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
  });
});
