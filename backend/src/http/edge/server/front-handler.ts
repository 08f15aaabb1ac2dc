import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request that it recognises. Returns false for any other request. `More`: what else it gets. */
export type FrontHandler<More extends readonly unknown[] = []> = (
  request: IncomingMessage,
  response: ServerResponse,
  ...more: More
) => boolean;
