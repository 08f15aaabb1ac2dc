import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Resolver } from './resolver/resolver.ts';

/** Answers a request if it is for it. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Scans are answered in front of everything; files, where this process serves them, next; then Express. */
export const frontOf =
  (resolver: Resolver, app: Express, files: FrontHandler): RequestListener =>
  (request, response) => {
    if (resolver.handle(request, response) || files(request, response)) return;
    app(request, response);
  };
