import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Resolver } from './resolver/resolver.ts';

/** Responds to a request that it recognises. Returns false for any other request. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Returns the listener of the server: scans first, then the files that this process serves, then Express. */
export const frontOf =
  (resolver: Resolver, app: Express, files: FrontHandler): RequestListener =>
  (request, response) => {
    if (resolver.handle(request, response) || files(request, response)) return;
    app(request, response);
  };
