import { pino } from 'pino';
import { keepTickShape } from '../http/tick-shape.ts';
import { readConfig } from './config.ts';
import { greet } from './greet.ts';
import { startProduct } from './product.ts';
import { runProgram } from './program.ts';
import { logWarnings } from './warnings.ts';

const GRACE_MS = 10_000;

/** Starts Qlaim as the environment says, and stops it in an orderly way when asked to, also while it still starts. */
await runProgram(async () => {
  const asked = new AbortController();
  const { signal } = asked;
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => {
      setTimeout(() => process.exit(1), GRACE_MS).unref();
      asked.abort(name);
    });
  keepTickShape();
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  logWarnings(logger);
  const product = await startProduct(config, logger, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    logger.info({ signal: signal.reason }, 'given up starting');
  });
  if (!product) return 0;
  if (!signal.aborted) {
    greet(config, product);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
  logger.info({ signal: signal.reason }, 'stopping');
  await product.stop();
  return 0;
});
