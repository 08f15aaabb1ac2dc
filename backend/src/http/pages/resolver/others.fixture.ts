import type { RequestListener } from 'node:http';

/** Stands for what answers the paths that no code has. */
export const others: RequestListener = (_request, response) => {
  response.writeHead(404).end('another page');
};
