import { type LogEntry, logLevel } from 'kafkajs';
import type { Logger } from 'pino';

/**
 * kafkajs's messages, one level lower than its own: it mostly retries what it calls an error. When it gives up, the caller
 * gets the error and logs it.
 */
export const logTo =
  (logger: Logger) =>
  () =>
  ({ namespace, level, log }: LogEntry): void => {
    const { message, timestamp: _timestamp, logger: _logger, stack: _stack, ...rest } = log;
    const entry = { kafka: namespace, ...rest };
    if (level === logLevel.ERROR) logger.warn(entry, message);
    else if (level === logLevel.WARN) logger.info(entry, message);
    else logger.debug(entry, message);
  };
