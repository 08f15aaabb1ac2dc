import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { greet } from './product/greet.ts';
import { startProduct } from './product/product.ts';
import { stopSignal } from './product/stop-signals.ts';
import { keepTickShape } from './product/tick-shape.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';
import { withDomains } from './settings/tls.ts';
import { logWarnings } from './settings/warnings.ts';

const USAGE = `Starts Qlaim. Settings are variables of the environment, and none are needed: docs/operations.md lists them.
--domain NAME serves https for this domain with a certificate that it gets and renews by itself. It may be given several
times; the first is the public one. DOMAINS does the same.`;

/** Starts the product with the configuration of the environment. SIGTERM or SIGINT stops it, also during the start. */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, domain: { type: 'string', multiple: true } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const signal = stopSignal();
  keepTickShape();
  const config = readConfig(withDomains(process.env, values.domain));
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
