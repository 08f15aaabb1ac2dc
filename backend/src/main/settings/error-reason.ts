import { databaseReason } from '../../adapters/sqlite/errors.ts';

/** What the system says of a disk or a folder, by its code. */
const OF_THE_SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EIO: 'the disk fails',
  EROFS: 'the disk can be read but not written',
  EACCES: 'this user may not do that',
  EPERM: 'this user may not do that',
  EMFILE: 'this process has too many open files',
  ENFILE: 'this machine has too many open files',
};

/** Returns one line for a failure of the disk, which an operator can mend; undefined for any other error. */
export function diskReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (error.code === 'ERR_SQLITE_ERROR') return databaseReason(error);
  const words = OF_THE_SYSTEM[error.code];
  return words && `${words} (${error.message})`;
}
