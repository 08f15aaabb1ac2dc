import { expect, it } from 'vitest';
import { CONSOLE_MESSAGES } from '../../../src/contract/console-messages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { StaffRole } from '../../../src/contract/schemas/invitation.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { invitationFor, mailsTo } from '../harness/mail/mailbox.ts';
import { type Person, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('an invitation to the staff', (given) => {
  const newcomer = () => stranger(given.product);
  const invite = ({ browser, password }: Person, email: string, role: StaffRole = 'auditor') =>
    browser.call(ROUTES.inviteStaff, { body: { email, role, ...(role === 'admin' ? { password } : {}) } });
  const open = (token: string) => given.browser().call(ROUTES.openInvitation, { body: { token } });
  const accept = (token: string, browser = given.browser(), password = 'buyer-password') =>
    browser.call(ROUTES.acceptInvitation, {
      body: { token, firstName: 'Maria', lastName: 'Roth', password },
    });
  const listed = async ({ browser }: Person, id: string) =>
    (await browser.call(ROUTES.invitations, {})).find((one) => one.id === id);

  it('leads to an account with its role, signed in and verified', async () => {
    const [admin, maria] = [await given.admin(), newcomer()];
    const { id } = await invite(admin, maria.email);
    expect(await listed(admin, id)).toMatchObject({
      email: maria.email,
      role: 'auditor',
      inviter: 'Qlaim Admin',
    });

    const token = await invitationFor(given.product, maria.email);
    expect(await open(token)).toEqual({ email: maria.email, role: 'auditor', inviter: 'Qlaim Admin' });
    const { user } = await accept(token, maria.browser);

    expect(user).toMatchObject({ _id: id, email: maria.email, role: 'auditor', emailVerified: true });
    await maria.browser.call(ROUTES.adminUsers, { query: {} });
    const made = maria.browser.call(ROUTES.generateCodes, { body: { amount: 1 } });
    expect((await refusalOf(made)).code).toBe('forbidden');
    expect(await listed(admin, id)).toBeUndefined();
    expect((await refusalOf(open(token))).code).toBe('invitation_ended');
    expect((await refusalOf(accept(token))).code).toBe('invitation_ended');
    expect((await signIn(maria)).role).toBe('auditor');
    expect(await mailsTo(given.product, maria.email, /./)).toHaveLength(1);
  });

  it('to be an admin needs the password of the inviter', async () => {
    const [admin, { email }] = [await given.admin(), newcomer()];
    const refused = async (proof: { password?: string }) =>
      (await refusalOf(admin.browser.call(ROUTES.inviteStaff, { body: { email, role: 'admin', ...proof } })))
        .code;
    expect(await refused({})).toBe('password_wrong');
    expect(await refused({ password: 'another-password' })).toBe('password_wrong');
    expect((await admin.browser.call(ROUTES.invitations, {})).map((one) => one.email)).not.toContain(email);
    await invite(admin, email, 'admin');
    expect(await open(await invitationFor(given.product, email))).toMatchObject({ role: 'admin' });
  });

  it('is accepted by one of two browsers at once', async () => {
    const { email } = newcomer();
    await invite(await given.admin(), email);
    const token = await invitationFor(given.product, email);
    const outcomes = await Promise.allSettled([accept(token), accept(token)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('opens nothing once it is withdrawn, and nothing by a guess', async () => {
    const [admin, { email }] = [await given.admin(), newcomer()];
    const { id } = await invite(admin, email);
    const token = await invitationFor(given.product, email);
    const guesses = ['made-up', `${id}.${'a'.repeat(32)}`, `${token}a`];
    for (const guess of guesses) expect((await refusalOf(open(guess))).code).toBe('invitation_ended');
    await admin.browser.call(ROUTES.withdrawInvitation, { params: { id } });
    expect((await refusalOf(accept(token))).code).toBe('invitation_ended');
    const again = admin.browser.call(ROUTES.withdrawInvitation, { params: { id } });
    expect((await refusalOf(again)).code).toBe('edited_meanwhile');
    expect(await listed(admin, id)).toBeUndefined();
  });

  it('ends with the rights of who sent it', async () => {
    const [admin, other, { email }] = [await given.admin(), await given.as('admin'), newcomer()];
    const { id } = await invite(other, email, 'admin');
    const token = await invitationFor(given.product, email);
    await admin.browser.call(ROUTES.disableUser, { params: { id: other.user._id } });
    expect((await refusalOf(open(token))).code).toBe('invitation_ended');
    expect((await refusalOf(accept(token))).code).toBe('invitation_ended');
    expect(await listed(admin, id)).toBeUndefined();
  });

  it('is mailed once a minute to an address', async () => {
    const [admin, { email }] = [await given.admin(), newcomer()];
    await invite(admin, email);
    expect((await refusalOf(invite(admin, email, 'admin'))).code).toBe('too_many_requests');
  });

  it('is refused for a person who has an account', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    expect(await refusalOf(invite(admin, owner.email))).toMatchObject({
      status: 409,
      message: CONSOLE_MESSAGES.inviteeKnown,
    });
    expect((await refusalOf(invite(admin, owner.email))).code).toBe('email_taken');
  });

  it('is refused where the person has signed up meanwhile', async () => {
    const [admin, owner] = [await given.admin(), newcomer()];
    await invite(admin, owner.email);
    const token = await invitationFor(given.product, owner.email);
    const body = { firstName: 'Maria', lastName: 'Roth', email: owner.email, password: owner.password };
    await owner.browser.call(ROUTES.register, { body });
    expect((await refusalOf(accept(token))).code).toBe('email_taken');
  });

  it('is refused with a password that is too easy, and can be accepted with another', async () => {
    const { email } = newcomer();
    await invite(await given.admin(), email);
    const token = await invitationFor(given.product, email);
    expect((await refusalOf(accept(token, given.browser(), 'password'))).code).toBe('password_common');
    await accept(token);
  });

  it('is sent by admins alone, and shows an auditor no address', async () => {
    const [admin, auditor, { email }] = [await given.admin(), await given.auditor(), newcomer()];
    expect((await refusalOf(invite(auditor, email))).code).toBe('forbidden');
    const { id } = await invite(admin, email);
    expect(await listed(auditor, id)).toMatchObject({ email: 'b•••@•••', inviter: 'Q••• A•••' });
  });

  it('is in the audit, with the admin and the person', async () => {
    const [admin, { email }] = [await given.admin(), newcomer()];
    const { id } = await invite(admin, email);
    await accept(await invitationFor(given.product, email));
    const { entries } = await admin.browser.call(ROUTES.adminEvents, { query: { person: id } });
    expect(entries.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['StaffInvited', 'InvitationAccepted', 'AccountRegistered']),
    );
    expect(entries.find(({ type }) => type === 'StaffInvited')).toMatchObject({
      words: 'A person was invited to the staff as an auditor.',
      by: { kind: 'admin', name: 'Qlaim Admin' },
      person: { id, name: 'Maria Roth' },
    });
  });
});
