import { ACCOUNT } from '../../domain/account/account.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { findAccount } from './find-account.ts';
import { registerAs } from './register.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

export interface EnsuredAdmin {
  /** `there`: the first admin has that e-mail. `elsewhere`: the first admin has another one. `taken`: no admin, a user has it. */
  readonly standing: 'there' | 'elsewhere' | 'taken';
  /** The password that was generated because none was given. It is stored only as a hash, and must be changed first. */
  readonly generatedPassword: string | undefined;
}

/**
 * Creates the first admin, once. The log records the admin's id before the account exists. Of several processes that
 * start at once, one creates the account; after a crash, the next start creates it. No change of the account or of
 * ADMIN_EMAIL leads to a second one.
 */
export async function ensureAdmin(
  context: CommandContext,
  { email, password }: FirstAdmin,
): Promise<EnsuredAdmin> {
  const userId = await firstAdmin(context, email);
  if (userId === undefined) return { standing: 'taken', generatedPassword: undefined };
  const standing = await firstAdminStatusOf(context, userId, email);
  if (standing) return { standing, generatedPassword: undefined };
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
    temporaryPassword: generatedPassword === undefined ? undefined : true,
  });
  if (made.ok) return { standing: 'there', generatedPassword };
  return {
    standing: (await firstAdminStatusOf(context, userId, email)) ?? 'taken',
    generatedPassword: undefined,
  };
}

/**
 * Returns the id of the first admin. Where the log names none, it appoints the admin with the e-mail, or else a new id.
 * Undefined where a user who is no admin has the e-mail.
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

/** Returns undefined while the first admin's account does not exist. */
async function firstAdminStatusOf(
  { log, secrets }: CommandContext,
  userId: string,
  email: string,
): Promise<'there' | 'elsewhere' | undefined> {
  const { state: account } = await log.load(ACCOUNT, userId);
  if (account.status === 'absent') return undefined;
  return account.emailKey === secrets.emailKey(email) ? 'there' : 'elsewhere';
}
