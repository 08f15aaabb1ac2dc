import { pino } from 'pino';
import { keepTickShape } from '../http/tick-shape.ts';
import { readConfig } from './config.ts';
import { greet } from './greet.ts';
import { startProduct } from './product.ts';
import { runProgram } from './program.ts';
import { logWarnings } from './warnings.ts';

const GRACE_MS = 10_000;

/** Starts the product with the configuration of the environment. SIGTERM or SIGINT stops it, also during the start. */
await runProgram(async () => {
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => {
      setTimeout(() => process.exit(1), GRACE_MS).unref();
      stop.abort(name);
    });
  keepTickShape();
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  logWarnings(logger);
  const product = await startProduct(config, logger, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    logger.info({ signal: signal.reason }, 'start aborted');
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
