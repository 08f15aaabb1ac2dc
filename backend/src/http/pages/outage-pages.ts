import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { failuresOf } from '../../ports/failure-log.ts';
import { write } from '../edge/answers/answer.ts';
import { isOutage } from '../edge/answers/error-answers.ts';
import { unavailable } from '../edge/answers/unavailable.ts';
import type { Site } from '../edge/settings/site.ts';

/** Responds to a visitor of a page with a page in their language while an engine is away. Calls get JSON as ever. */
export const outagePages =
  (logger: Logger, site: Pick<Site, 'publicUrl' | 'look'>): ErrorRequestHandler =>
  (error, request, response, next) => {
    const page = isOutage(error) && request.accepts(['json', 'html']) === 'html';
    if (!page || response.headersSent) return next(error);
    failuresOf(logger).report(error, 'a page failed');
    write(request, response, unavailable(request, site));
  };
