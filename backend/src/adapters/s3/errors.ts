import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { portErrors } from '../shared/port-errors.ts';
import { isConnectionLost } from '../system/connection-lost.ts';

/** Names of errors of servers and the SDK that may pass. */
const AWAY = new Set([
  'AbortError',
  'InternalError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'TimeoutError',
]);

/** Errors that do not pass, with their messages. Servers have more: other refusals at the start keep the server's message. */
const REASONS: Readonly<Record<string, string>> = {
  AccessDenied: 'access is denied',
  AuthorizationHeaderMalformed: 'the region is wrong',
  CredentialsProviderError: 'no credentials are given, and none are found in the environment',
  InvalidAccessKeyId: 'the access key id is unknown',
  NoSuchBucket: 'the bucket does not exist',
  PermanentRedirect: 'the bucket lies in another region',
  RequestTimeTooSkewed: "this machine's clock is wrong",
  SignatureDoesNotMatch: 'the secret access key is wrong',
  XAdminUserNotFound: 'the access key id is unknown',
};

/** The HTTP status of the response; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** An error of the SDK in the port's terms; other errors unchanged. */
export function toPortError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = statusOf(error);
  const reason = REASONS[error.name];
  if (reason !== undefined) return new EngineMisconfigured('s3', reason, error);
  if (isAway(error, status)) return new EngineUnavailable('s3', error);
  // A refused HEAD has no body with the reason.
  if (status === 401 || status === 403) return new EngineMisconfigured('s3', 'access is denied', error);
  return error;
}

function isAway(error: Error, status: number | undefined): boolean {
  const failed = status !== undefined && (status === 429 || (status >= 500 && status !== 501));
  return failed || AWAY.has(error.name) || isConnectionLost(error);
}

export const { withPortErrors, listWithPortErrors } = portErrors(toPortError);
