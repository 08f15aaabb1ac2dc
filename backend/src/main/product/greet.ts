import type { EnsuredAdmin } from '../../commands/accounts/ensure-admin.ts';
import type { Config } from '../settings/config.ts';
import type { Product } from './running.ts';

/** Prints the addresses and the account of a new installation, or the health address of a process without an api. */
export function greet({ role, admin: { email } }: Config, { url, healthUrl, firstAdmin }: Product): void {
  process.stdout.write(
    firstAdmin
      ? `\n  Qlaim runs at  ${url}\n  Admin console  ${url}/admin\n  Sign in as     ${account(firstAdmin, email)}\n\n`
      : `\n  Qlaim's ${role} runs; its health is at ${healthUrl}/readyz\n\n`,
  );
}

function account({ standing, generatedPassword }: EnsuredAdmin, email: string): string {
  if (generatedPassword) return `${email}, password ${generatedPassword} (shown this once)`;
  if (standing === 'there') return `${email}, with your password`;
  return standing === 'elsewhere'
    ? `the first admin, whose e-mail is not ${email}`
    : `an admin, which ${email} is not`;
}
