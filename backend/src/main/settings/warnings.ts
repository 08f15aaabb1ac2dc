import type { Logger } from 'pino';

/** Writes Node's warnings to the log, one line each, instead of to the console. */
export function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    logger.warn({ warning: name }, message);
  });
}
