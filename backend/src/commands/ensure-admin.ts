import { ACCOUNT } from '../domain/account/account.ts';
import { ONLY } from '../domain/aggregate.ts';
import { INSTALLATION } from '../domain/installation/installation.ts';
import { SYSTEM } from '../ports/event-store.ts';
import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { handle } from './handle.ts';
import { registerAs } from './register.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

export interface EnsuredAdmin {
  /** `there`: the first admin has that e-mail; `elsewhere`: another; `taken`: there is none, for it is somebody's who is no admin. */
  readonly standing: 'there' | 'elsewhere' | 'taken';
  /** Made up now, because none was given; it is nowhere else to be had. */
  readonly generatedPassword: string | undefined;
}

/**
 * Makes the first admin, once: who it is to be is recorded before their account is made, so that of several processes
 * that start at once one makes it, one that died between is followed up, and whatever becomes of the account (another
 * e-mail, another password) or of ADMIN_EMAIL, no second one is made.
 */
export async function ensureAdmin(
  context: CommandContext,
  { email, password }: FirstAdmin,
): Promise<EnsuredAdmin> {
  const userId = await firstAdmin(context, email);
  if (userId === undefined) return { standing: 'taken', generatedPassword: undefined };
  const there = await standingOf(context, userId, email);
  if (there) return { standing: there, generatedPassword: undefined };
  const generatedPassword =
    password === undefined ? Buffer.from(context.random.bytes(12)).toString('base64url') : undefined;
  const made = await registerAs(context, userId, {
    firstName: 'Qlaim',
    lastName: 'Admin',
    email,
    role: 'admin',
    provider: 'local',
    emailVerified: true,
    password: password ?? generatedPassword ?? null,
  });
  if (made.ok) return { standing: 'there', generatedPassword };
  return { standing: (await standingOf(context, userId, email)) ?? 'taken', generatedPassword: undefined };
}

/**
 * Who was appointed, or is now: the admin who has the e-mail, where one was made before this was recorded, or else
 * nobody yet. Undefined where the e-mail is somebody's who is no admin.
 */
async function firstAdmin(context: CommandContext, email: string): Promise<string | undefined> {
  const { state } = await context.log.load(INSTALLATION, ONLY);
  if (state.firstAdmin !== null) return state.firstAdmin;
  const found = await findAccount(context, email);
  if (found && found.account.role !== 'admin') return undefined;
  const userId = found?.userId ?? context.random.uuid();
  const appointed = await handle(context, INSTALLATION, SYSTEM, ONLY, {
    type: 'appointFirstAdmin',
    userId,
  });
  return appointed.ok ? (appointed.value.state.firstAdmin ?? undefined) : firstAdmin(context, email);
}

/** Undefined while the first admin's account is to be made. */
async function standingOf(
  { log, secrets }: CommandContext,
  userId: string,
  email: string,
): Promise<'there' | 'elsewhere' | undefined> {
  const { state: account } = await log.load(ACCOUNT, userId);
  if (account.status === 'absent') return undefined;
  return account.emailKey === secrets.emailKey(email) ? 'there' : 'elsewhere';
}
