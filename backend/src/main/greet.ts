import type { Config } from './config.ts';
import type { Product } from './running.ts';

/** Prints the addresses and the account of a new installation, or the health address of a process without an api. */
export function greet({ role, admin: { email } }: Config, product: Product): void {
  const { url, healthUrl, generatedPassword } = product;
  const account = generatedPassword
    ? `${email}, password ${generatedPassword} (shown this once)`
    : `${email}, or the address that you have changed it to, with your password`;
  process.stdout.write(
    role === 'all' || role === 'api'
      ? `\n  Qlaim runs at  ${url}\n  Admin console  ${url}/admin\n  Sign in as     ${account}\n\n`
      : `\n  Qlaim's ${role} runs; its health is at ${healthUrl}/readyz\n\n`,
  );
}
