import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { type Gate, listen } from './gate.ts';
import { nobody } from './operators.ts';
import { MAX_PIPELINED } from './pipelining.ts';

const BY_ADDRESS = 4;
const IDLE_MS = 500;

let gate: Gate;
const sockets: Socket[] = [];
beforeEach(async () => {
  const connections = { inAll: 100, byAddress: BY_ADDRESS, idleMs: IDLE_MS };
  const start = {
    problems: () => [],
    metrics: new Registry(),
    publicUrl: 'http://localhost',
    mayOperate: nobody,
  };
  gate = await listen('127.0.0.1', 0, start, { connections });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gate.close(0);
});

/** Opens a connection, and keeps what it receives. */
function open() {
  const socket = connect(gate.port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (text: string) => {
    received += text;
  });
  return { socket, received: () => received, closed: once(socket, 'close') };
}

/** Retries a check for as long as a busy machine may need. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

const GET = 'GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('pipelined requests', () => {
  it('are begun in turn, and never after the connection has closed', async () => {
    const begun: (() => void)[] = [];
    gate.open((_request, response) => {
      begun.push(() => response.end('ok'));
    });
    const { socket, received } = open();
    socket.write(GET.repeat(10));
    await soon(() => expect(begun).toHaveLength(1));
    begun[0]?.();
    await soon(() => expect(begun).toHaveLength(2));
    expect(received()).toContain('ok');
    socket.destroy();
    // A whole exchange on another connection shows that the server has handled the end of the first.
    gate.open((_request, response) => void response.end('other'));
    const other = open();
    other.socket.write(GET);
    await soon(() => expect(other.received()).toContain('other'));
    expect(begun).toHaveLength(2);
  });

  it('are all answered, in their order', async () => {
    let count = 0;
    gate.open((_request, response) => {
      count += 1;
      response.end(`<${count}>`);
    });
    const { socket, received } = open();
    socket.write(GET.repeat(MAX_PIPELINED));
    await soon(() => expect(received().match(/<\d+>/g)).toHaveLength(MAX_PIPELINED));
    const order = received().match(/<\d+>/g);
    expect(order).toEqual(Array.from({ length: MAX_PIPELINED }, (_, index) => `<${index + 1}>`));
  });

  it('end the connection when too many wait', async () => {
    let begun = 0;
    gate.open(() => {
      begun += 1;
    });
    const { socket, closed } = open();
    socket.write(GET.repeat(MAX_PIPELINED + 2));
    await closed;
    expect(begun).toBe(1);
  });
});

describe('connections', () => {
  const answer: RequestListener = (_request, response) => void response.end('ok');

  it('of one address are limited, and a closed one makes room', async () => {
    gate.open(answer);
    const kept = Array.from({ length: BY_ADDRESS }, open);
    for (const { socket, received } of kept) {
      socket.write(GET);
      await soon(() => expect(received()).toContain('ok'));
    }
    await open().closed;
    kept[0]?.socket.destroy();
    await soon(async () => {
      const next = open();
      next.socket.write(GET);
      await Promise.race([once(next.socket, 'data'), next.closed]);
      expect(next.received()).toContain('ok');
    });
  });

  it('of a proxy are not limited by their address', () => {
    expect(connectionLimits(1).byAddress).toBeUndefined();
    expect(connectionLimits(0).byAddress).toBeGreaterThan(0);
  });

  it('that wait while the server closes are accepted, and answered', async () => {
    gate.open(answer);
    const waiting = Array.from({ length: BY_ADDRESS }, open);
    await Promise.all(waiting.map(({ socket }) => once(socket, 'connect')));
    for (const { socket } of waiting) socket.write(GET);
    await gate.close(IDLE_MS);
    for (const { received } of waiting) expect(received()).toContain('ok');
  });

  it('end when the client does not read', async () => {
    const ended = Promise.withResolvers<void>();
    gate.open((_request, response) => {
      response.once('close', ended.resolve);
      response.write(Buffer.alloc(64 * 1024 * 1024));
    });
    const { socket } = open();
    socket.pause();
    socket.write(GET);
    await ended.promise;
  });
});

describe('a request target', () => {
  it.each([
    ['GET http://', 400, []],
    ['GET http:///', 400, []],
    ['GET https://shop.example:99999/', 400, []],
    ['GET ftp://shop.example/', 400, []],
    ['GET http://localhost/somewhere?a=1', 200, ['localhost/somewhere?a=1']],
    ['GET HTTP://localhost', 200, ['localhost/']],
    ['OPTIONS *', 204, []],
  ])('of %s is answered with %i', async (line, status, passedOn) => {
    const seen: string[] = [];
    gate.open(({ url, headers }, response) => {
      seen.push(`${headers.host}${url}`);
      response.end();
    });
    const { socket, received } = open();
    socket.write(`${line} HTTP/1.1\r\nHost: other\r\n\r\n`);
    await soon(() => expect(received()).toMatch(/^HTTP\/1\.1 \d+/));
    expect(Number(received().slice(9, 12))).toBe(status);
    expect(seen).toEqual(passedOn);
  });
});
