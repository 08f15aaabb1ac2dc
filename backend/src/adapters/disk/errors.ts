import { EngineUnavailable } from '../../ports/errors.ts';

/** What the file system says when it, and not the caller, is at fault. */
const AT_FAULT: readonly unknown[] = [
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
];

/** Turns such an error into `EngineUnavailable`. */
export async function withPortErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const atFault = error instanceof Error && 'code' in error && AT_FAULT.includes(error.code);
    throw atFault ? new EngineUnavailable('disk', error) : error;
  }
}
