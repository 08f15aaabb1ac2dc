import { databaseReason } from '../../adapters/sqlite/errors.ts';
import { ConfigError } from '../settings/config.ts';

/** Opens a file of the data folder. Throws `ConfigError` for any failure, because the operator can repair the folder. */
export function opening<T>(file: string, open: (file: string) => T): T {
  try {
    return open(file);
  } catch (error) {
    const reason = databaseReason(error, file);
    throw new ConfigError(`DATA_DIR: ${reason.includes(file) ? reason : `${file}: ${reason}`}`, {
      cause: error,
    });
  }
}
