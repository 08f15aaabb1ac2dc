import { EngineUnavailable } from '../../ports/errors.ts';
import { portErrors } from '../shared/port-errors.ts';

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

function toPortError(error: unknown): unknown {
  const atFault = error instanceof Error && 'code' in error && AT_FAULT.includes(error.code);
  return atFault ? new EngineUnavailable('disk', error) : error;
}

/** Reject with `EngineUnavailable` for such an error. */
export const { withPortErrors, listWithPortErrors } = portErrors(toPortError);
