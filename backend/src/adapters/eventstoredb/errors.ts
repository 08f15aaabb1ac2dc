import {
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  isCommandError,
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  UnknownError,
  UnsupportedError,
} from '@eventstore/db-client';
import { EngineUnavailable } from '../../ports/errors.ts';

const UNKNOWN = 2;
const PERMISSION_DENIED = 7;
const UNAVAILABLE = 14;
const UNAUTHENTICATED = 16;

export function unavailable(cause: unknown): EngineUnavailable {
  return cause instanceof EngineUnavailable ? cause : new EngineUnavailable('EventStoreDB', cause);
}

/**
 * An error of the client in the port's terms. Only what the server says about the request itself is final. Everything else
 * leaves the outcome open and may pass. Time-outs, lost connections and changes of the leader do, and responses lost to
 * another connection's failure. Some of these are plain errors with gRPC's code.
 */
export function toPortError(error: unknown, what: string): Error {
  if (error instanceof MaxAppendSizeExceededError)
    return new RangeError(`${what} is larger than the ${error.maxAppendSize} bytes that EventStoreDB takes`, {
      cause: error,
    });
  if (error instanceof StreamDeletedError)
    return new Error(`${what} is not possible: the stream was deleted for good`, {
      cause: error,
    });
  if (isDenied(error))
    return new Error(`EventStoreDB denies ${what}: look at the user and password of its connection string`, {
      cause: error,
    });
  return isRefusal(error) ? error : unavailable(error);
}

function isDenied(error: unknown): boolean {
  const code = codeOf(error);
  return error instanceof AccessDeniedError || code === PERMISSION_DENIED || code === UNAUTHENTICATED;
}

/** The client or the server found a mistake in the request. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof InvalidArgumentError ||
    error instanceof InvalidTransactionError ||
    error instanceof RequiredMetadataPropertyMissingError ||
    error instanceof UnsupportedError
  );
}

/** True when the server responded, or when the client itself reconnects after this error. */
export function clientRecoversFrom(error: unknown): boolean {
  return (error instanceof Error && isCommandError(error)) || codeOf(error) === UNAVAILABLE;
}

/** True when the server failed in an unforeseen way, as it does for a position that it never gave. */
export function isUnforeseen(error: unknown): boolean {
  return (
    error instanceof UnknownError &&
    codeOf(error) === UNKNOWN &&
    !/not ready|busy|leader/i.test(error.message)
  );
}

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}
