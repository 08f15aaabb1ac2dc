import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorAnswer, type ErrorCode } from '../../../contract/errors.ts';

/** The errors of Node's parser that a client can mend. Any other one is no HTTP that an answer would help. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};

/** Answers requests that Node can't parse, with JSON like any other refusal, and closes their connection. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(answerTo(CODES[error.code ?? '']));
    else socket.destroy();
  });
}

function answerTo(code: ErrorCode = 'malformed_request'): string {
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ message, code } satisfies ErrorAnswer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
