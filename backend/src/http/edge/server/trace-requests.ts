import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Span, Tracing } from '../../../ports/telemetry/tracing.ts';
import type { FrontHandler } from './front-handler.ts';

/** Gets the seconds that an answer took, and the span of it where its trace is sampled. */
export type OnAnswered = (seconds: number, span: Span) => void;

/**
 * Makes each request that a handler recognises a trace. The trace of a caller is not continued, because anybody may scan.
 * A handler must be done with a request it does not recognise when it returns.
 */
export const traceFront =
  <More extends readonly unknown[]>(
    tracing: Tracing,
    route: string,
    handle: FrontHandler<More>,
    onAnswered: OnAnswered,
  ): FrontHandler<More> =>
  (request, response, ...more) => {
    const began = performance.now();
    const span = tracing.begin(`${request.method} ${route}`, { kind: 'server' });
    const handled = span.within(() => handle(request, response, ...more));
    if (handled)
      response.once('close', () => {
        end(span, request.method, route, response);
        onAnswered((performance.now() - began) / 1000, span);
      });
    return handled;
  };

/** Makes each request that has a route of Express a trace. It has the pattern of the route, and nothing of the address. */
export const traceRoutes =
  (tracing: Tracing): RequestHandler =>
  (request, response, next) => {
    const span = tracing.begin(request.method, { kind: 'server' });
    response.once('close', () => {
      const route: unknown = request.route?.path;
      if (typeof route === 'string') end(span, request.method, route, response);
    });
    span.within(next);
  };

function end(span: Span, method: string | undefined, route: string, { statusCode }: ServerResponse): void {
  const attributes = {
    'http.request.method': method ?? '',
    'http.route': route,
    'http.response.status_code': statusCode,
  };
  span.end({ name: `${method} ${route}`, attributes, failed: statusCode >= 500 });
}
