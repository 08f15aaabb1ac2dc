import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { type Result, refuse } from '../../contract/result.ts';

/** A file in a multipart request, while it arrives. */
export interface ArrivingFile {
  readonly name: string;
  readonly type: string;
  readonly body: Readable;
}

const isMultipart = (headers: IncomingMessage['headers']): headers is BusboyHeaders =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Hands the file in one field of a multipart request to `take`, and returns its result once the request is read. Refuses
 * a request without that file, and one that is no multipart request.
 */
export async function receiveFile<T>(
  request: IncomingMessage,
  field: string,
  take: (file: ArrivingFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { headers } = request;
  if (!isMultipart(headers))
    return refuse('unsupported_type', { message: 'The request must be multipart/form-data' });
  const busboy = new Busboy({ headers, limits: { files: 1, fields: 0 } });
  let taken: Promise<Result<T>> | undefined;
  busboy.on('file', (name, body, filename, _encoding, type) => {
    if (name === field && filename) taken = take({ name: filename, type, body });
    else body.resume();
  });
  const read = Promise.withResolvers<void>();
  busboy.once('finish', read.resolve);
  busboy.once('error', read.reject);
  request.once('close', () => {
    if (!request.complete) read.reject(new Error('The request ended early'));
  });
  request.pipe(busboy);
  try {
    await read.promise;
  } catch {
    request.unpipe(busboy);
    // What was stored of it is part of no content, and is removed with its upload.
    taken?.catch(() => undefined);
    return refuse('invalid_input', { message: 'The file did not arrive whole' });
  }
  return taken ?? refuse('invalid_input', { message: `The field ${field} must hold a file`, issues: [] });
}
