import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { afterScans } from './after-scans.ts';
import { write } from './resolver/prepared-answer.ts';
import type { Resolver } from './resolver/resolver.ts';
import { unavailable } from './resolver/unavailable.ts';

/** Responds to a request that it recognises. Returns false for any other request. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The handlers in front of Express. */
export interface Fronts {
  readonly resolver: Resolver;
  readonly pages: FrontHandler;
  readonly files: FrontHandler;
}

/**
 * Returns the listener of the server: scans first and at once. Everything else takes turns: cached pages, the files that this
 * process serves, and Express.
 */
export function frontOf(
  { resolver, pages, files }: Fronts,
  app: Express,
  publicUrl: string,
): RequestListener {
  const others = afterScans(
    (request, response) => {
      if (!pages(request, response) && !files(request, response)) app(request, response);
    },
    (request, response) => write(request, response, unavailable(request, publicUrl)),
  );
  return (request, response) => {
    if (!resolver.handle(request, response)) others(request, response);
  };
}
