import { createServer } from 'node:http';
import { ANSWER, announce } from './answer.ts';

/** What Node itself costs: the same redirect, and nothing kept. */
const server = createServer((_request, response) => {
  response.writeHead(302, [...ANSWER]).end();
});
announce(server);
