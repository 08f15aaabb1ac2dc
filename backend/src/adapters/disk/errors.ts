import { EngineUnavailable } from '../../ports/errors.ts';

/** Codes of errors that are the file system's fault and not the caller's. */
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

/** Rejects with `EngineUnavailable` for such an error. */
export async function withPortErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const atFault = error instanceof Error && 'code' in error && AT_FAULT.includes(error.code);
    throw atFault ? new EngineUnavailable('disk', error) : error;
  }
}
