import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './config.ts';

/** Creates a missing data folder. Throws `ConfigError` where the folder is not writable. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError(`DATA_DIR ${folder} is no folder that can be written to${reason}`);
  }
}
