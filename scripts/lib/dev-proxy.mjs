import { request as ask } from 'node:http';

/**
 * Forwards requests to the backend unchanged, including the Host header, so that it sees one origin.
 * @param {number} port
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function proxyTo(port) {
  return (request, response) => {
    const { method, url, headers } = request;
    const inner = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    inner.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end('The backend does not respond: see the terminal.\n');
    });
    response.on('close', () => inner.destroy());
    request.pipe(inner);
  };
}
