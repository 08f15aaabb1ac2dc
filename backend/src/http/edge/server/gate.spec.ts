import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { redirectTo } from '../../pages/resolver/prepared-answer.ts';
import { write } from '../answers/answer.ts';
import { type Gate, KEEP_ALIVE_MS, listen } from './gate.ts';
import { thisMachine } from './operators.ts';

const BODY_MS = 250;

let gate: Gate;
beforeEach(async () => {
  const timeouts = { body: BODY_MS, upload: 60_000 };
  gate = await listen(
    '127.0.0.1',
    0,
    {
      problems: () => [],
      metrics: new Registry(),
      publicUrl: 'https://codes.shop.example',
      mayOperate: thisMachine,
    },
    { timeouts },
  );
});
afterEach(() => gate.close(0));

/** Begins a request and sends one byte of a body of ten. With `drip`, the body is long, and bytes follow slowly. */
async function begin(head: string, drip = false) {
  const socket = connect(gate.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${drip ? 10_000 : 10}\r\n\r\n1`);
  const dripping = drip ? setInterval(() => socket.write('1'), BODY_MS / 5) : undefined;
  closed.finally(() => clearInterval(dripping));
  return {
    sendRest: () => socket.write('234567890'),
    /** Resolves to the response once the connection is closed. */
    ended: async () => {
      await closed;
      return answer;
    },
    end: () => socket.destroy(),
    answered: async () => {
      while (answer === '') await once(socket, 'data');
      return answer;
    },
  };
}

async function takeAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    let size = 0;
    for await (const part of request) size += String(part).length;
    response.end(`took ${size}`);
  } catch {
    // The client has closed the connection.
  }
}

describe('a slow body', () => {
  it.each(['POST /user/login', 'GET /files/a.png', 'POST /files/a.png'])('ends %s', async (head) => {
    gate.open(takeAll);
    const { ended } = await begin(head, true);
    expect(await ended()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(['a file', 'a part'])('may be slow when it is %s', async (what) => {
    gate.open(takeAll);
    const query = what === 'a part' ? 'upload=id&part=1&signature=x' : 'signature=x';
    const { sendRest, answered, end } = await begin(`PUT /files/a.png?${query}`);
    await sleep(3 * BODY_MS);
    sendRest();
    expect(await answered()).toContain('took 10');
    end();
  });

  it.each(['PUT /files/a.png?forged', 'POST /user/login', 'GET /ABCDE12345'])(
    'does not keep the connection of %s after its response',
    async (head) => {
      gate.open((_request, response) => {
        response.writeHead(403).end();
      });
      const { ended } = await begin(head, true);
      expect(await ended()).toMatch(/^HTTP\/1\.1 403 /);
    },
  );

  it('is distinguished from a slow response', async () => {
    gate.open(async (request, response) => {
      await sleep(3 * BODY_MS);
      await takeAll(request, response);
    });
    const { sendRest, answered, end } = await begin('POST /user/login');
    sendRest();
    expect(await answered()).toContain('took 10');
    end();
  });
});

it('tells a visitor in their language that the start is not over', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'fr' };
  const answer = await fetch(`http://127.0.0.1:${gate.port}/7K3M9QWX2P`, { headers });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toContain('<h1>Indisponible pour le moment</h1>');
});

it('serves metrics before it is opened', async () => {
  const response = await fetch(`http://127.0.0.1:${gate.port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  for (const path of ['/metrics', '/readyz'])
    expect(await (await fetch(`http://127.0.0.1:${gate.port}${path}`, { headers })).text()).not.toMatch(
      /qlaim|not ready/,
    );
});

it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
  [
    'a scan',
    (request, response) => write(request, response, redirectTo('http://localhost', 'https://example.com/')),
  ],
  ['another answer', (_request, response) => void response.end('{}')],
])('says to the client of %s how long it keeps the connection', async (_, answer) => {
  gate.open(answer);
  const socket = connect(gate.port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET /7GK2M9QXWA HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [head] = await once(socket, 'data');
  socket.destroy();
  expect(head).toMatch(new RegExp(`\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`));
});
