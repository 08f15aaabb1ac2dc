import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import type { LiveListener } from './ports.ts';
import { streamChanges } from './stream-changes.ts';

const BEAT_MS = 20;
/** More than the buffers between two sockets of one machine hold. */
const MUCH = 20_000_000;

let server: Server;
let client: Socket;
let listeners: Set<LiveListener>;
let goesOn: boolean;
let closed: Mock<() => void>;
/** Takes the room of the connection, so that it needs to drain. */
let fill: () => void;

const live = {
  listen: (listener: LiveListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

beforeEach(async () => {
  listeners = new Set();
  goesOn = true;
  closed = vi.fn();
  const mine = closed;
  server = createServer((_request, response) => {
    response.once('close', mine);
    fill = () => void response.write('x'.repeat(MUCH));
    streamChanges(live, response, async () => goesOn, BEAT_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  client = connect(address.port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

const received = () => {
  let text = '';
  client.on('data', (bytes) => {
    text += bytes;
  });
  return () => text;
};
const isOver = async () => {
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(listeners.size).toBe(0);
};

it('sends what is told, and beats', async () => {
  const text = received();
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  for (const { tell } of listeners) tell('codes');
  await vi.waitFor(() => expect(text()).toContain('data: {"topic":"codes"}'));
  await vi.waitFor(() => expect(text()).toContain(': beat'));
});

it('ends where the session has ended', async () => {
  received();
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  goesOn = false;
  await isOver();
});

it('ends where the server stops', async () => {
  received();
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  for (const { end } of listeners) end();
  await isOver();
});

it('lets a client go that does not read, and writes nothing after it', async () => {
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  client.pause();
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  fill();
  await isOver();
  await new Promise((resolve) => setTimeout(resolve, 5 * BEAT_MS));
  process.off('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
