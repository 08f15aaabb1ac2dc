import type { ErrorRequestHandler } from 'express';

/** The headers that describe the file, which the response does not contain. */
const OF_THE_FILE = ['Content-Encoding', 'Content-Type', 'Cache-Control', 'ETag', 'Last-Modified'];

/** Responds with 412 or 416 to a condition or range that a file does not meet (RFC 9110, sections 13 and 14). */
export const failedConditions: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (response.headersSent || (status !== 412 && status !== 416)) return next(error);
  for (const name of OF_THE_FILE) response.removeHeader(name);
  response.status(status).end();
};
