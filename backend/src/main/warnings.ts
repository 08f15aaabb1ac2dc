import type { Logger } from 'pino';

/** kafkajs sets a timer to a time that has passed, which does no harm; Node tells once. */
const HARMLESS: readonly string[] = ['TimeoutNegativeWarning'];

/** Node's own warnings, one line each in the log like everything else, instead of several on the console. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    logger[HARMLESS.includes(name) ? 'debug' : 'warn']({ warning: name }, message);
  });
}
