/** Node's codes for a missing or lost connection (https://nodejs.org/api/errors.html). */
const NO_CONNECTION = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** True for an error of the socket itself: the same call may succeed on another one. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    NO_CONNECTION.has(error.code)
  );
}
