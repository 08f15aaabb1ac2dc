import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyChunks } from './body-chunks.ts';

const BODY = Buffer.alloc(4 * 1024 * 1024, 'the bytes of a film, ');

let read: (chunks: AsyncGenerator<Uint8Array>) => Promise<Uint8Array>;
const server = createServer(
  (req, res) =>
    void read(bodyChunks(req)).then(
      (bytes) => res.end(bytes),
      () => res.writeHead(500).end(),
    ),
);
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  port = address.port;
});
afterAll(() => server.close());

/** Sends the body, and returns what the reader makes of it. */
async function send(reader: typeof read): Promise<Buffer> {
  read = reader;
  const sent = request({ port, method: 'PUT' });
  const answered = once(sent, 'response');
  // The server may close the connection after its answer, while the rest is still being sent.
  sent.on('error', () => undefined);
  sent.end(BODY);
  const [answer] = await answered;
  return buffer(answer);
}

it('yields the whole body, and frees each chunk when the next is asked for', async () => {
  const seen: Uint8Array[] = [];
  const answer = await send(async (chunks) => {
    const copies: Uint8Array[] = [];
    for await (const chunk of chunks) {
      expect(seen.filter(({ byteLength }) => byteLength > 0)).toEqual([]);
      copies.push(Uint8Array.from(chunk));
      seen.push(chunk);
    }
    return Buffer.concat(copies);
  });
  expect(answer.equals(BODY)).toBe(true);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.map(({ byteLength }) => byteLength)).toEqual(seen.map(() => 0));
});

it('frees the last chunk of a reader that stops, and lets it answer', async () => {
  let last: Uint8Array | undefined;
  const answer = await send(async (chunks) => {
    for await (const chunk of chunks) {
      last = chunk;
      break;
    }
    return Buffer.from('enough');
  });
  expect(answer.toString()).toBe('enough');
  expect(last?.byteLength).toBe(0);
});
