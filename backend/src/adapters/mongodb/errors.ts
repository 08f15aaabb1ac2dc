import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoDriverError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoSystemError,
  MongoTopologyClosedError,
} from 'mongodb';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { isConnectionLost } from '../system/connection-lost.ts';

/** https://www.mongodb.com/docs/manual/reference/error-codes/ */
const DUPLICATE_KEY = 11_000;
const INTERNAL_ERROR = 1;
const NAMESPACE_NOT_FOUND = 26;
const WRITE_CONFLICT = 112;
const REFUSED = [/* Unauthorized */ 13, /* AuthenticationFailed */ 18, /* AtlasError */ 8_000];
const AWAY = [
  /* HostUnreachable */ 6, /* HostNotFound */ 7, /* MaxTimeMSExpired */ 50, /* WriteConcernFailed */ 64,
  /* NetworkTimeout */ 89, /* ShutdownInProgress */ 91, /* PrimarySteppedDown */ 189,
  /* ExceededTimeLimit */ 262, /* SocketException */ 9_001, /* NotWritablePrimary */ 10_107,
  /* InterruptedAtShutdown */ 11_600, /* InterruptedDueToReplStateChange */ 11_602,
  /* NotPrimaryNoSecondaryOk */ 13_435, /* NotPrimaryOrSecondary */ 13_436,
];

/** The driver exports no class for it: no connection of the pool became free in time. */
const NO_CONNECTION_IN_TIME = 'MongoWaitQueueTimeoutError';

/** An error of the driver in the port's terms. */
export function toPortError(engine: string, error: unknown): unknown {
  const refusal = refusalIn(error);
  if (refusal !== undefined)
    return new EngineMisconfigured(engine, 'the server refuses user or password', refusal);
  return isAway(error) ? new EngineUnavailable(engine, error) : error;
}

/** A refused login, also one that kept the driver from selecting a server. */
function refusalIn(error: unknown): MongoServerError | undefined {
  if (error instanceof MongoServerError) return REFUSED.includes(Number(error.code)) ? error : undefined;
  if (error instanceof MongoSystemError) return refusalIn(error.cause);
  return undefined;
}

function isAway(error: unknown): boolean {
  // The error of an interrupted bulk write looks like the server's and wraps the real one.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return isAway(error.errorResponse);
  if (error instanceof MongoServerError)
    return (
      AWAY.includes(Number(error.code)) ||
      error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ||
      isConflict(error)
    );
  // The driver passes a socket's error on unchanged while it waits to write more.
  if (isConnectionLost(error)) return true;
  if (error instanceof MongoDriverError && error.name === NO_CONNECTION_IN_TIME) return true;
  return [
    MongoNetworkError,
    MongoSystemError,
    MongoNotConnectedError,
    MongoTopologyClosedError,
    MongoClientClosedError,
    MongoOperationTimeoutError,
  ].some((kind) => error instanceof kind);
}

/**
 * True when another document has this key. FerretDB responds to a `findOneAndUpdate` that would insert one with an internal
 * error of its database.
 */
export function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  if (error.code === DUPLICATE_KEY) return true;
  return error.code === INTERNAL_ERROR && /violates (exclusion|unique) constraint/.test(error.message);
}

/** True when a collection does not exist. */
export const isMissingCollection = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND;

/**
 * True when two concurrent writes conflicted and this one was rolled back: it may be retried. FerretDB reports a deadlock as
 * an internal error of its database.
 */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  if (error.code === WRITE_CONFLICT) return true;
  return error.code === INTERNAL_ERROR && /deadlock detected|could not serialize/.test(error.message);
}

/** True when every failed write of a bulk met an existing key. */
export function onlyDuplicateKeys(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return false;
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}
