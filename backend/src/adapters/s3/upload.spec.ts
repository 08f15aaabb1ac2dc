import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { MOST_PARTS, partSizeOf } from './part-sizes.ts';
import { uploadStream } from './upload.ts';

const GIB = 1_024 ** 3;
const TIB = 1_024 ** 4;

describe('the parts of a stream', () => {
  const sizes = Array.from({ length: MOST_PARTS }, (_, index) => partSizeOf(index + 1));
  const partsOf = (bytes: number) => {
    let left = bytes;
    return sizes.findIndex((size) => {
      left -= size;
      return left <= 0;
    });
  };

  it('hold the largest object that S3 takes, none more than a part may', () => {
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(5 * TIB);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5 * GIB);
  });

  it('are equal for the first 40 GB, and small for 100 GB', () => {
    expect(new Set(sizes.slice(0, partsOf(40e9)))).toEqual(new Set([8 * 1_024 ** 2]));
    expect(sizes[partsOf(100e9)]).toBe(64 * 1_024 ** 2);
  });
});

/** What a server of S3 answers to an upload in parts. `refused`: the number of a part that it refuses. */
async function serving(refused?: number) {
  const calls: string[] = [];
  const parts = new Map<number, Buffer>();
  let whole = '';
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const part = Number(searchParams.get('partNumber'));
    const body = await buffer(request);
    const kind = searchParams.has('uploads') ? 'begin' : part > 0 ? `part ${part}` : request.method;
    calls.push(`${kind} ${pathname}`);
    if (part === refused) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (part > 0) parts.set(part, body);
    if (kind === 'POST') whole = await text(Readable.from(body));
    const etag = `"${part > 0 ? part : 'whole'}"`;
    const answer = `<R><UploadId>up</UploadId><ETag>${etag}</ETag></R>`;
    return response.writeHead(200, { etag, 'content-type': 'application/xml' }).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const client = createClient({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${address.port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  close = async () => {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { client, calls, parts, whole: () => whole };
}
let close = async () => {};

describe('an upload of a stream', () => {
  afterEach(() => close());
  const place = { bucket: 'files', key: 'log', contentType: 'application/octet-stream' };
  const growing = (part: number) => part * 10;
  const bytes = Buffer.from(Array.from({ length: 101 }, (_, n) => n));
  const inPieces = () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7, 75), bytes.subarray(75)]);

  it('sends parts that grow, and names them in their order', async () => {
    const { client, parts, whole } = await serving();
    const info = await uploadStream(client, place, inPieces(), growing);
    expect(info).toMatchObject({ key: 'log', size: 101, etag: '"whole"' });
    const inOrder = [1, 2, 3, 4, 5].map((part) => parts.get(part) ?? Buffer.alloc(0));
    expect(inOrder.map(({ length }) => length)).toEqual([10, 20, 30, 40, 1]);
    expect(Buffer.concat(inOrder)).toEqual(bytes);
    expect([...whole().matchAll(/<PartNumber>(\d+)/g)].map(([, part]) => part)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it.each([[0], [10]])('of %i bytes is one call', async (length) => {
    const { client, calls } = await serving();
    const info = await uploadStream(client, place, Readable.from([bytes.subarray(0, length)]), growing);
    expect(info.size).toBe(length);
    expect(calls).toEqual(['PUT /files/log']);
  });

  it('is taken back where a part is refused, and its source is closed', async () => {
    const { client, calls } = await serving(3);
    const source = inPieces();
    await expect(uploadStream(client, place, source, growing)).rejects.toThrow('access is denied');
    expect(calls.at(0)).toBe('begin /files/log');
    expect(calls.at(-1)).toBe('DELETE /files/log');
    await expect.poll(() => source.destroyed).toBe(true);
  });
});
