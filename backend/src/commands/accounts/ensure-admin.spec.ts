import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { logWithout } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { moveEmail } from '../../testing/move-email.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { findAccount } from './find-account.ts';
import { register } from './register.ts';
import { checkPassword } from './sign-in.ts';

const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
const MOVED = 'moved@example.com';
const NAMES = { firstName: 'Qlaim', lastName: 'Admin' };

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const signUp = (email: string, role: 'user' | 'admin' = 'user') =>
  register(fixture, {
    ...NAMES,
    email,
    role,
    provider: 'local',
    emailVerified: true,
    password: 'own-password',
  });
const opens = async (email: string, password: string) => (await checkPassword(fixture, email, password)).ok;

/** The e-mails of all admins. */
async function admins(): Promise<readonly string[]> {
  const emails = [ADMIN.email, MOVED, 'other@example.com'];
  const found = await Promise.all(emails.map((email) => findAccount(fixture, email)));
  return found.flatMap((person) => (person?.account.role === 'admin' ? person.account.email : []));
}

async function moveAdmin(from: string, to: string): Promise<void> {
  const admin = await findAccount(fixture, from);
  expect(await moveEmail(fixture, admin?.userId ?? '', to)).toMatchObject({ ok: true });
}

it('the first admin gets the configured password', async () => {
  expect(await ensureAdmin(fixture, ADMIN)).toEqual({ standing: 'there', generatedPassword: undefined });

  expect(await opens(ADMIN.email, ADMIN.password)).toBe(true);
  expect((await findAccount(fixture, ADMIN.email))?.account.temporaryPassword).toBe(false);
  expect(await ensureAdmin(fixture, ADMIN)).toEqual({ standing: 'there', generatedPassword: undefined });
});

it('a generated password is returned once', async () => {
  const { email } = ADMIN;

  const { generatedPassword } = await ensureAdmin(fixture, { email, password: undefined });

  expect(await opens(email, generatedPassword ?? '')).toBe(true);
  expect((await findAccount(fixture, email))?.account.temporaryPassword).toBe(true);
  expect(await ensureAdmin(fixture, { email, password: undefined })).toEqual({
    standing: 'there',
    generatedPassword: undefined,
  });
});

it('a first admin who changed the email is not followed by a second', async () => {
  await ensureAdmin(fixture, ADMIN);
  await moveAdmin(ADMIN.email, MOVED);

  expect(await ensureAdmin(fixture, ADMIN)).toEqual({ standing: 'elsewhere', generatedPassword: undefined });

  expect(await admins()).toEqual([MOVED]);
  expect(await signUp(ADMIN.email)).toMatchObject({ ok: true });
});

it('another ADMIN_EMAIL does not create a second admin', async () => {
  await ensureAdmin(fixture, ADMIN);

  const again = await ensureAdmin(fixture, { email: 'other@example.com', password: undefined });

  expect(again).toEqual({ standing: 'elsewhere', generatedPassword: undefined });
  expect(await admins()).toEqual([ADMIN.email]);
});

it('one of several processes that start at once creates the admin, even with different emails', async () => {
  const outcomes = await Promise.all(
    [ADMIN.email, 'other@example.com', ADMIN.email].map((email) =>
      ensureAdmin(fixture, { email, password: undefined }),
    ),
  );

  const [email = '', ...others] = await admins();
  expect(others).toEqual([]);
  const told = outcomes.flatMap(({ generatedPassword }) => generatedPassword ?? []);
  expect(told).toHaveLength(1);
  expect(await opens(email, told[0] ?? '')).toBe(true);
  for (const free of [ADMIN.email, 'other@example.com'].filter((address) => address !== email))
    expect(await signUp(free)).toMatchObject({ ok: true });
});

it('an admin whose creation was interrupted is created by the next start, even with another email', async () => {
  const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
  await expect(ensureAdmin(outage, ADMIN)).rejects.toThrow(EngineUnavailable);
  expect(await admins()).toEqual([]);

  expect((await ensureAdmin(fixture, { ...ADMIN, email: MOVED })).standing).toBe('there');

  expect(await opens(MOVED, ADMIN.password)).toBe(true);
  expect(await signUp(ADMIN.email)).toMatchObject({ ok: true });
});

it('an admin from before the appointment was recorded becomes the first admin', async () => {
  await signUp(ADMIN.email, 'admin');
  await ensureAdmin(fixture, ADMIN);
  await moveAdmin(ADMIN.email, MOVED);

  expect((await ensureAdmin(fixture, ADMIN)).standing).toBe('elsewhere');

  expect(await admins()).toEqual([MOVED]);
});

it('an email that a user has creates no admin, and another email does', async () => {
  await signUp(ADMIN.email);

  expect((await ensureAdmin(fixture, ADMIN)).standing).toBe('taken');
  expect(await admins()).toEqual([]);

  expect((await ensureAdmin(fixture, { ...ADMIN, email: MOVED })).standing).toBe('there');
  expect(await admins()).toEqual([MOVED]);
});
