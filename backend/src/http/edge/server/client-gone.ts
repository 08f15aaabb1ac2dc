import type { ErrorRequestHandler } from 'express';

/** Node's and Express' names for a client that has left, or that sent something else than HTTP behind its request. */
const LEFT = /^(?:ECONNABORTED|ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

/** Ends a response that nobody can receive any more, which is no error of ours. An ended socket may still be closing. */
export const abandoned: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!request.socket.writable && LEFT.test(code)) response.destroy();
  else next(error);
};
