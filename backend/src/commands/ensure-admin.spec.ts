import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT } from '../domain/account/account.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { logWithout } from '../testing/outage.ts';
import { openWorkshop, type Workshop } from '../testing/workshop.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { findAccount } from './find-account.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { updateUser } from './update-user.ts';

const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
const MOVED = 'moved@example.com';
const NAMES = { firstName: 'Qlaim', lastName: 'Admin' };

let workshop: Workshop;
beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

const signUp = (email: string, role: 'user' | 'admin' = 'user') =>
  register(workshop, {
    ...NAMES,
    email,
    role,
    provider: 'local',
    emailVerified: true,
    password: 'own-password',
  });
const opens = async (email: string, password: string) =>
  (await signIn(workshop, email, password, undefined)).ok;

/** The e-mails of all admins. */
async function admins(): Promise<readonly string[]> {
  const emails = [ADMIN.email, MOVED, 'other@example.com'];
  const found = await Promise.all(emails.map((email) => findAccount(workshop, email)));
  return found.flatMap((person) => (person?.account.role === 'admin' ? person.account.email : []));
}

async function moveAdmin(from: string, to: string): Promise<void> {
  const admin = await findAccount(workshop, from);
  expect((await updateUser(workshop, admin?.userId ?? '', { ...NAMES, email: to })).ok).toBe(true);
}

it('the first admin is made with the password that was given', async () => {
  expect(await ensureAdmin(workshop, ADMIN)).toEqual({ standing: 'there', generatedPassword: undefined });

  expect(await opens(ADMIN.email, ADMIN.password)).toBe(true);
  expect(await ensureAdmin(workshop, ADMIN)).toEqual({ standing: 'there', generatedPassword: undefined });
});

it('a password that was made up is told once', async () => {
  const { email } = ADMIN;

  const { generatedPassword } = await ensureAdmin(workshop, { email, password: undefined });

  expect(await opens(email, generatedPassword ?? '')).toBe(true);
  expect(await ensureAdmin(workshop, { email, password: undefined })).toEqual({
    standing: 'there',
    generatedPassword: undefined,
  });
});

it('one who has moved to another address is not followed by a second', async () => {
  await ensureAdmin(workshop, ADMIN);
  await moveAdmin(ADMIN.email, MOVED);

  expect(await ensureAdmin(workshop, ADMIN)).toEqual({ standing: 'elsewhere', generatedPassword: undefined });

  expect(await admins()).toEqual([MOVED]);
  expect((await signUp(ADMIN.email)).ok).toBe(true);
});

it('another ADMIN_EMAIL makes no second', async () => {
  await ensureAdmin(workshop, ADMIN);

  const again = await ensureAdmin(workshop, { email: 'other@example.com', password: undefined });

  expect(again).toEqual({ standing: 'elsewhere', generatedPassword: undefined });
  expect(await admins()).toEqual([ADMIN.email]);
});

it('of processes that start at once, whatever each is told, one makes the admin', async () => {
  const outcomes = await Promise.all(
    [ADMIN.email, 'other@example.com', ADMIN.email].map((email) =>
      ensureAdmin(workshop, { email, password: undefined }),
    ),
  );

  const [email = '', ...others] = await admins();
  expect(others).toEqual([]);
  const told = outcomes.flatMap(({ generatedPassword }) => generatedPassword ?? []);
  expect(told).toHaveLength(1);
  expect(await opens(email, told[0] ?? '')).toBe(true);
  for (const free of [ADMIN.email, 'other@example.com'].filter((address) => address !== email))
    expect((await signUp(free)).ok).toBe(true);
});

it('one whose making was cut short is made by the next start, also at another address', async () => {
  const outage = { ...workshop, log: logWithout(workshop, ACCOUNT.prefix) };
  await expect(ensureAdmin(outage, ADMIN)).rejects.toThrow(EngineUnavailable);
  expect(await admins()).toEqual([]);

  expect((await ensureAdmin(workshop, { ...ADMIN, email: MOVED })).standing).toBe('there');

  expect(await opens(MOVED, ADMIN.password)).toBe(true);
  expect((await signUp(ADMIN.email)).ok).toBe(true);
});

it('one who was made before this was recorded is the first, and stays it', async () => {
  await signUp(ADMIN.email, 'admin');
  await ensureAdmin(workshop, ADMIN);
  await moveAdmin(ADMIN.email, MOVED);

  expect((await ensureAdmin(workshop, ADMIN)).standing).toBe('elsewhere');

  expect(await admins()).toEqual([MOVED]);
});

it('an address that is somebody’s makes nobody an admin; another one does', async () => {
  await signUp(ADMIN.email);

  expect((await ensureAdmin(workshop, ADMIN)).standing).toBe('taken');
  expect(await admins()).toEqual([]);

  expect((await ensureAdmin(workshop, { ...ADMIN, email: MOVED })).standing).toBe('there');
  expect(await admins()).toEqual([MOVED]);
});
