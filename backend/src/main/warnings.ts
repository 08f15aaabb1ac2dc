import type { Logger } from 'pino';

/** kafkajs sets a timer to a time in the past, which is harmless. */
const HARMLESS: readonly string[] = ['TimeoutNegativeWarning'];

/** Writes Node's warnings to the log, one line each, instead of to the console. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    logger[HARMLESS.includes(name) ? 'debug' : 'warn']({ warning: name }, message);
  });
}
