import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { register } from './register.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

/**
 * Makes the first admin when nobody has that e-mail. Answers the generated password when one had to be made; it is
 * nowhere else to be had. `isAdmin` is false where the e-mail is somebody's who is no admin.
 */
export async function ensureAdmin(
  context: CommandContext,
  { email, password }: FirstAdmin,
): Promise<{ readonly isAdmin: boolean; readonly generatedPassword: string | undefined }> {
  const found = await findAccount(context, email);
  if (found) return { isAdmin: found.account.role === 'admin', generatedPassword: undefined };
  const generatedPassword =
    password === undefined ? Buffer.from(context.random.bytes(12)).toString('base64url') : undefined;
  const person = {
    firstName: 'Qlaim',
    lastName: 'Admin',
    email,
    role: 'admin',
    provider: 'local',
    emailVerified: true,
  } as const;
  const made = await register(context, { ...person, password: password ?? generatedPassword ?? null });
  return { isAdmin: true, generatedPassword: made.ok ? generatedPassword : undefined };
}
