import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Resolver } from './resolver/resolver.ts';

/** Responds to a request that it recognises. Returns false for any other request. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The handlers in front of Express. */
export interface Fronts {
  readonly resolver: Resolver;
  readonly pages: FrontHandler;
  readonly files: FrontHandler;
}

/** Returns the listener of the server: scans first, then cached pages, the files that this process serves, and Express. */
export const frontOf =
  ({ resolver, pages, files }: Fronts, app: Express): RequestListener =>
  (request, response) => {
    if (resolver.handle(request, response) || pages(request, response) || files(request, response)) return;
    app(request, response);
  };
