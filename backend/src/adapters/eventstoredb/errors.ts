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
import { EngineFailure, EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { connectionProblem } from './reasons.ts';

const UNKNOWN = 2;
const PERMISSION_DENIED = 7;
const UNAVAILABLE = 14;
const UNAUTHENTICATED = 16;

/** The log as an operator knows it: the addresses of the server, and the prefix of our streams in it. */
export interface LogName {
  readonly hosts: string;
  readonly prefix: string;
}

export const closed = (): EngineUnavailable =>
  new EngineUnavailable('EventStoreDB', new Error('the event store is closed'));

/** Errors of the language itself are mistakes of ours or of the client, and no outage. */
const MISTAKES = [TypeError, SyntaxError, RangeError, ReferenceError, URIError, EvalError];

/**
 * An error of the client in the port's terms. Only what the server says about the request itself is final. What else the
 * client says leaves the outcome open and may pass. Time-outs, lost connections and changes of the leader do, and responses
 * lost to another connection's failure. Some of these are plain errors with gRPC's code. Mistakes pass through unchanged.
 */
export function toPortError(error: unknown, what: string, log: LogName): Error {
  if (error instanceof EngineFailure) return error;
  if (error instanceof Error && MISTAKES.some((mistake) => error instanceof mistake)) return error;
  if (error instanceof MaxAppendSizeExceededError)
    return new RangeError(`${what} is larger than the ${error.maxAppendSize} bytes that EventStoreDB takes`, {
      cause: error,
    });
  if (error instanceof StreamDeletedError)
    return new Error(`${what} is not possible: the stream was deleted for good`, {
      cause: error,
    });
  const denial = denialIn(error, log);
  if (denial !== undefined) return new EngineMisconfigured('EventStoreDB', denial, error);
  return isRefusal(error) ? error : unavailable(error, log);
}

function unavailable(error: unknown, { hosts }: LogName): EngineUnavailable {
  const problem = connectionProblem(error, hosts);
  return problem === undefined
    ? new EngineUnavailable('EventStoreDB', error)
    : new EngineUnavailable('EventStoreDB', error, problem);
}

/** Returns what the operator must change where the server denies access. */
function denialIn(error: unknown, { prefix }: LogName): string | undefined {
  const code = codeOf(error);
  if (code === UNAUTHENTICATED) return 'the server refuses the user or the password of the connection string';
  if (!(error instanceof AccessDeniedError) && code !== PERMISSION_DENIED) return undefined;
  return `the user lacks a right: it must read $all, and read and append to the streams ${prefix}*`;
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
