import type { ErrorRequestHandler } from 'express';
import { EngineUnavailable } from '../ports/errors.ts';
import { write } from './resolver/prepared-answer.ts';
import { unavailable } from './resolver/unavailable.ts';

/** Responds to a visitor of a page with a page in their language while an engine is away. Calls get JSON as ever. */
export const outagePages: ErrorRequestHandler = (error, request, response, next) => {
  const page = error instanceof EngineUnavailable && request.accepts(['json', 'html']) === 'html';
  if (!page || response.headersSent) return next(error);
  write(request, response, unavailable(request));
};
