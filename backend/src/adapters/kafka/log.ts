import { type LogEntry, logLevel } from 'kafkajs';
import type { Logger } from 'pino';

/**
 * kafkajs's words, one level lower than it says them: what it calls an error it mostly tries again, and when it gives up
 * the caller hears of it and says so.
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
