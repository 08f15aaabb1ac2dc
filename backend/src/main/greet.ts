import type { Config } from './config.ts';
import type { Product } from './product.ts';

/** What a newcomer needs first; of a process that answers nobody, where to ask how it is. */
export function greet({ role, admin: { email } }: Config, product: Product): void {
  const { url, healthUrl, generatedPassword } = product;
  const password = generatedPassword
    ? `password ${generatedPassword} (shown this once)`
    : 'with your password';
  process.stdout.write(
    role === 'all' || role === 'api'
      ? `\n  Qlaim runs at  ${url}\n  Admin console  ${url}/admin\n  Sign in as     ${email}, ${password}\n\n`
      : `\n  Qlaim's ${role} runs; its health is told at ${healthUrl}/readyz\n\n`,
  );
}
