import type { CommandContext } from './context.ts';
import { findAccount } from './find-account.ts';
import { register } from './register.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

/**
 * Makes the first admin when nobody has that e-mail. Answers the generated password when one had to be made; it is
 * nowhere else to be had.
 */
export async function ensureAdmin(
  context: CommandContext,
  { email, password }: FirstAdmin,
): Promise<{ readonly created: boolean; readonly generatedPassword: string | undefined }> {
  if (await findAccount(context, email)) return { created: false, generatedPassword: undefined };
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
  return { created: made.ok, generatedPassword: made.ok ? generatedPassword : undefined };
}
