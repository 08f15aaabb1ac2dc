import { ensureAdmin } from '../src/commands/accounts/ensure-admin.ts';
import { register } from '../src/commands/accounts/register.ts';
import { verifyEmail } from '../src/commands/accounts/verify-email.ts';
import type { CommandContext } from '../src/commands/context.ts';
import { issueOtp } from '../src/commands/credentials/one-time-codes.ts';
import { ACCOUNT } from '../src/domain/account/account.ts';
import { ONLY } from '../src/domain/aggregate.ts';
import { INSTALLATION } from '../src/domain/installation/installation.ts';
import { accepted } from './accepted.ts';
import { SeedRefused } from './assert-fillable.ts';
import { PASSWORD, type Person } from './people.ts';

/** Returns the first admin, and whether this made the account, with the given password. */
export async function firstAdmin(
  context: CommandContext,
  admin: { readonly email: string; readonly password: string },
): Promise<{ readonly id: string; readonly email: string; readonly isNew: boolean }> {
  const before = (await context.log.load(INSTALLATION, ONLY)).state.firstAdmin;
  const isNew = before === null || (await context.log.load(ACCOUNT, before)).state.status === 'absent';
  const { standing } = await ensureAdmin(context, admin);
  const { firstAdmin: id } = (await context.log.load(INSTALLATION, ONLY)).state;
  if (standing === 'taken' || id === null)
    throw new SeedRefused('ADMIN_EMAIL belongs to a user who is no admin');
  // The account that was there may have another e-mail.
  const { email } = (await context.log.load(ACCOUNT, id)).state;
  return { id, email, isNew };
}

/** Signs a person up, as the form does. Returns the person's id. */
export async function signUp(
  context: CommandContext,
  { firstName, lastName, email }: Person,
): Promise<string> {
  const registered = await register(context, {
    firstName,
    lastName,
    email,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: PASSWORD,
  });
  return accepted(registered, email).userId;
}

/** Verifies a person's e-mail. `present` has the clock of the vault, in which one-time codes expire. */
export async function verify(
  context: CommandContext,
  present: CommandContext,
  userId: string,
): Promise<void> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const otp = await issueOtp(present, userId, account.emailKey);
  accepted(await verifyEmail(context, userId, account, otp), account.email);
}
