import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/** The permissions of everybody else. */
const OTHERS = 0o077;

/**
 * Creates a missing data folder, and keeps it to this user, also one that exists. New files of this process are for this user
 * alone. Throws `ConfigError` where the folder or a part of it is not writable.
 */
export function prepareFolder(folder: string): void {
  process.umask(OTHERS);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepToOneself(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} is no folder that can be written to${reasonOf(error)}`);
  }
  for (const name of WRITTEN) assertWritable(folder, name);
}

const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? ` (${error.code})` : '');

/** What is written while the product runs. A part may be missing. A log that can't be written heals by itself (decision 59). */
const WRITTEN = ['vault.db', 'read.db', 'leases.db', 'files'];

function assertWritable(folder: string, name: string): void {
  const path = join(folder, name);
  if (!existsSync(path)) return;
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${folder}: ${name} cannot be written${reasonOf(error)}: let the user that runs the product read and write it`,
    );
  }
}

/** Takes the folder and what lies in it from everybody else. A volume of another owner stays as its operator made it. */
function keepToOneself(folder: string): void {
  const inside = readdirSync(folder).map((name) => join(folder, name));
  for (const path of [folder, ...inside]) {
    try {
      const { mode, uid } = statSync(path);
      if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS);
    } catch (error) {
      // A file of another process may vanish meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}
