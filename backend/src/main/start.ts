import { pino } from 'pino';
import { readConfig } from './config.ts';
import { type Product, startProduct } from './product.ts';
import { runProgram } from './program.ts';

const GRACE_MS = 10_000;

/** Starts Qlaim as the environment says, and stops it in an orderly way when asked to. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  const product = await startProduct(config, logger);
  greet(product);
  const signal = await new Promise<string>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  logger.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await product.stop();
  return 0;
});

function greet({ url, admin: { email, generatedPassword } }: Product): void {
  const password = generatedPassword
    ? `password ${generatedPassword} (shown this once)`
    : 'with your password';
  process.stdout.write(
    `\n  Qlaim runs at  ${url}\n  Admin console  ${url}/admin\n  Sign in as     ${email}, ${password}\n\n`,
  );
}
