import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request that it recognises. Returns false for any other request. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;
