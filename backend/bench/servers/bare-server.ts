import { createServer } from 'node:http';
import { listen, RESPONSE_HEADERS } from '../response.ts';

/** Measures what Node itself costs: it responds with the same redirect and stores nothing. */
const server = createServer((_request, response) => {
  response.writeHead(302, [...RESPONSE_HEADERS]).end();
});
listen(server);
