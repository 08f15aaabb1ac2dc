import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { ERRORS, type ErrorAnswer, type ErrorCode, type Issue } from '../../../contract/errors.ts';
import type { Refusal } from '../../../contract/result.ts';
import { EngineFailure, LogDamaged } from '../../../ports/errors.ts';
import { failuresOf } from '../../../ports/failure-log.ts';
import { note } from './call-result.ts';

/** Seconds to wait after an answer that names no time. */
const WAITS: Readonly<Partial<Record<number, number>>> = { 429: 60, 503: 2 };

/** Responds with a refusal: its status from the error table, and its own message or that of the table. */
export function sendRefusal(response: Response, { code, message, issues, retryAfter }: Refusal): void {
  const { status, message: byDefault } = ERRORS[code];
  note(response, { refused: code });
  const answer: ErrorAnswer = {
    message: message ?? byDefault,
    code,
    ...(issues ? { issues: [...issues] } : {}),
  };
  const wait = retryAfter ?? WAITS[status];
  if (code === 'api_key_invalid' || code === 'api_key_ended')
    response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  if (wait !== undefined) response.set('Retry-After', String(Math.ceil(wait)));
  response.status(status).json(answer);
}

/** Returns the refusal of an invalid input. It has the message of the first issue. */
export function inputRefusal(error: z.ZodError): Refusal<'invalid_input'> {
  const issues: Issue[] = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const message = issues[0]?.message;
  return { code: 'invalid_input', issues, ...(message ? { message } : {}) };
}

const BODY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  'entity.parse.failed': 'invalid_json',
  'entity.too.large': 'too_large',
  'charset.unsupported': 'unsupported_type',
  'encoding.unsupported': 'unsupported_type',
  'request.aborted': 'invalid_json',
  'request.size.invalid': 'invalid_json',
};

function refusalOf(error: unknown): Refusal | undefined {
  if (isOutage(error)) return { code: 'unavailable' };
  if (error instanceof URIError) return { code: 'invalid_input' };
  if (!(error instanceof Error)) return undefined;
  const code = 'type' in error && typeof error.type === 'string' ? BODY_ERRORS[error.type] : undefined;
  if (code) return { code };
  // The body parser gives a broken compressed body the status 400 and no type.
  return 'status' in error && error.status === 400 ? { code: 'invalid_json' } : undefined;
}

/** True while an engine is away or refuses us. */
export const isOutage = (error: unknown): boolean =>
  error instanceof EngineFailure && !(error instanceof LogDamaged);

/** Returns the last error handler. It logs an outage once, and any unexpected error. It responds without internals. */
export const unexpectedErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = refusalOf(error);
    const { method, route } = request;
    if (error instanceof EngineFailure) failuresOf(logger).report(error, 'a request failed');
    else if (!refusal) failuresOf(logger).report(error, 'unexpected error', { method, route: route?.path });
    sendRefusal(response, refusal ?? { code: 'internal' });
  };
