import { createServer } from 'node:http';
import { fetchRaw } from '../pages/fetch-raw.ts';
import { listen } from '../response.ts';

/** Node writes these itself. */
const OF_CONNECTION = /^(date|connection|keep-alive)$/i;

/**
 * Measures what Node itself costs: it responds with the bytes that another server sends for a page. Usage:
 * `node bare-page-server.ts <address of the page>`.
 */
const { rawHeaders, body } = await fetchRaw(process.argv[2] ?? '', 'br');
const headers = rawHeaders.flatMap((value, index) =>
  OF_CONNECTION.test(rawHeaders[index - (index % 2)] ?? '') ? [] : [value],
);
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
listen(server);
