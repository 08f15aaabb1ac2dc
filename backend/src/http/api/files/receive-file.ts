import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { FORM_MESSAGES } from '../../../contract/messages.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';

/** A file in a multipart request, while it arrives. */
export interface ArrivingFile {
  readonly name: string;
  readonly type: string;
  readonly body: Readable;
}

const isMultipart = (headers: IncomingMessage['headers']): headers is BusboyHeaders =>
  /^multipart\/form-data\s*;.*\bboundary=[^\s;]/i.test(headers['content-type'] ?? '');

/**
 * Hands the file in one field of a multipart request to `take`, and returns its result once the request is read. Refuses
 * a request without that file, and one that is no multipart request.
 */
export async function receiveFile<T>(
  request: IncomingMessage,
  field: string,
  take: (file: ArrivingFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  const received = await receiveFiles(request, { field, most: 1 }, take);
  if (!received.ok) return received;
  return (
    received.value[0] ??
    refuse('invalid_input', { message: `The field ${field} must hold a file`, issues: [] })
  );
}

/**
 * Hands each file in one field of a multipart request to `take`, and returns the results once the request is read. Refuses
 * more than `most` files, a request that ends early, and one that is no multipart request.
 */
export async function receiveFiles<T>(
  request: IncomingMessage,
  { field, most }: { readonly field: string; readonly most: number },
  take: (file: ArrivingFile) => Promise<T>,
): Promise<Result<readonly T[]>> {
  const { headers } = request;
  if (!isMultipart(headers))
    return refuse('unsupported_type', { message: 'The request must be multipart/form-data with a boundary' });
  const busboy = new Busboy({ headers, limits: { files: most, fields: 0 } });
  const taken: Promise<T>[] = [];
  let tooMany = false;
  busboy.on('file', (name, body, filename, _encoding, type) => {
    if (name !== field || !filename) return void body.resume();
    const result = take({ name: filename, type, body });
    // The rest of a file that cannot be taken is read, so that the request ends.
    result.catch(() => body.resume());
    taken.push(result);
  });
  busboy.once('filesLimit', () => {
    tooMany = true;
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
    return refuse('invalid_input', { message: 'The file did not arrive whole' });
  }
  if (tooMany) return refuse('invalid_input', { message: FORM_MESSAGES.tooManyFiles, issues: [] });
  return ok(await Promise.all(taken));
}
