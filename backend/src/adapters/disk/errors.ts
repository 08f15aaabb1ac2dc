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
    throw toPortError(error);
  }
}

/** The same for a list that fails while it is read. */
export async function* listWithPortErrors<T>(list: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* list;
  } catch (error) {
    throw toPortError(error);
  }
}

function toPortError(error: unknown): unknown {
  const atFault = error instanceof Error && 'code' in error && AT_FAULT.includes(error.code);
  return atFault ? new EngineUnavailable('disk', error) : error;
}
