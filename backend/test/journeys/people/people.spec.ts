import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('people in the console', (given) => {
  const search = async (filter: Readonly<Record<string, unknown>>, range = [0, 49]) => {
    const { browser } = await given.admin();
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) });
    const answer = await browser.fetch(`/admin-api/users?${query}`);
    expect(answer.status).toBe(200);
    const people = ROUTES.adminUsers.answer.parse(await answer.json());
    return { people, range: answer.headers.get('content-range') };
  };
  const personOf = async (id: string) =>
    (await given.admin()).browser.call(ROUTES.adminUser, { params: { id } });

  it('are found by a part of their e-mail, and of their names', async () => {
    const { email, user } = await given.signUp();
    const { people, range } = await search({ q: email.slice(0, email.indexOf('@') + 1).toUpperCase() });
    expect(people).toMatchObject([{ id: user._id, email, emailVerified: true, disabled: false }]);
    expect(range).toBe('users 0-0/1');
    expect((await search({ q: `x${email}` })).people).toEqual([]);
    expect((await search({ q: 'ada bu' })).people.map(({ id }) => id)).toContain(user._id);
    expect((await search({ role: 'admin' })).people.map(({ role }) => role)).toContain('admin');
  });

  it('are not found by an auditor without sight of names, who may list them', async () => {
    const { browser, user } = await given.auditor();
    const filter = JSON.stringify({ q: 'buyer' });
    expect((await browser.fetch(`/admin-api/users?${new URLSearchParams({ filter })}`)).status).toBe(403);
    const all = await browser.call(ROUTES.adminUsers, { query: {} });
    expect(all.length).toBeGreaterThan(1);
    const others = all.filter(({ id }) => id !== user._id);
    expect([...new Set(others.map(({ email }) => email.slice(1)))]).toEqual(['•••@•••']);
  });

  it('can be signed out, in one browser and everywhere', async () => {
    const person = await given.signUp();
    const { id, sessions } = await personOf(person.user._id);
    const { browser } = await given.admin();
    const [session] = sessions;
    if (!session) throw new Error('The person has no session');
    const one = { params: { id, session: session.id } };
    await browser.call(ROUTES.endUserSession, one);
    expect((await refusalOf(person.browser.call(ROUTES.me, {}))).code).toBe('signed_out');
    expect((await refusalOf(browser.call(ROUTES.endUserSession, one))).code).toBe('unknown_session');
    await signIn(person);
    await browser.call(ROUTES.endUserSessions, { params: { id } });
    expect((await personOf(id)).sessions).toEqual([]);
    expect((await refusalOf(person.browser.call(ROUTES.me, {}))).code).toBe('signed_out');
  });

  it('who wait for a one-time code get one a minute at most', async () => {
    const person = stranger(given.product);
    await register(person);
    const { people } = await search({ q: person.email });
    const [{ id } = { id: '' }] = people;
    expect((await personOf(id)).awaitsOtp).toBe(true);
    const { browser } = await given.admin();
    const again = browser.call(ROUTES.resendUserOtp, { params: { id } });
    expect((await refusalOf(again)).code).toBe('too_many_requests');
  });

  it('who forgot their password are mailed a link, with which they set a new one', async () => {
    const person = await given.signUp();
    const { browser } = await given.admin();
    const params = { id: person.user._id };
    const { message } = await browser.call(ROUTES.sendPasswordLink, { params });
    expect(message).toBe('The link was mailed. It is valid for an hour');
    const token = await given.resetTokenFor(person.email);
    const password = 'a-new-password-of-ada';
    await given.browser().call(ROUTES.resetPassword, { body: { token, password } });
    await signIn({ ...person, password });
    expect((await refusalOf(browser.call(ROUTES.sendPasswordLink, { params }))).code).toBe(
      'too_many_requests',
    );
    await browser.call(ROUTES.disableUser, { params });
    expect((await refusalOf(browser.call(ROUTES.sendPasswordLink, { params }))).code).toBe(
      'account_disabled',
    );
  });

  it('are disabled and enabled again', async () => {
    const person = await given.signUp();
    const { browser } = await given.admin();
    const { params } = { params: { id: person.user._id } };
    await browser.call(ROUTES.disableUser, { params });
    expect((await refusalOf(person.browser.call(ROUTES.me, {}))).code).toBe('signed_out');
    expect((await refusalOf(signIn(person))).code).toBe('account_disabled');
    expect((await refusalOf(signIn({ ...person, password: 'a wrong one' }))).code).toBe('wrong_credentials');
    expect((await search({ q: person.email, disabled: true })).people).toHaveLength(1);
    await browser.call(ROUTES.enableUser, { params });
    expect((await signIn(person)).email).toBe(person.email);
  });
});
