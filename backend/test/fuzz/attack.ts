import { connect } from 'node:net';
import fc from 'fast-check';
import pMap from 'p-map';
import { ERRORS } from '../../src/contract/errors.ts';
import type { Call } from './calls.ts';
import { noise } from './noise.ts';

const AT_A_TIME = 8;

/** The only error of the server that is no finding: the runs have no client at Google. */
const NOT_SET_UP = ERRORS.google_not_set_up;

/** The part of the requests that is raw noise: one in six. */
const NOISE_PART = 6;

/** How long one connection of noise waits for more bytes, in milliseconds. Most are answered at once. */
const QUIET_MS = 50;

interface Attack {
  readonly port: number;
  readonly calls: fc.Arbitrary<Call>;
  /** The cookies of those who call in turn: nobody, an owner, an admin. */
  readonly cookies: readonly string[];
  readonly requests: number;
  readonly seed: number;
}

/** Sends the requests, and returns a line for each response with a status from 500 that is not `NOT_SET_UP`. */
export async function attack({ port, calls, cookies, requests, seed }: Attack): Promise<readonly string[]> {
  const raw = Math.floor(requests / NOISE_PART);
  const failures: string[] = [];
  const sampled = fc.sample(calls, { seed, numRuns: requests - raw });
  await pMap(
    sampled,
    async ({ method, path, headers, body }, index) => {
      const cookie = cookies[index % cookies.length] ?? '';
      const init = {
        method,
        redirect: 'manual',
        headers: { cookie, ...headers },
        ...(body ? { body } : {}),
      } as const;
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
      const answer = await response.text();
      if (response.status >= 500 && !saysNotSetUp(response.status, answer))
        failures.push(`${response.status} ${method} ${path} ${body?.slice(0, 500) ?? ''}`);
    },
    { concurrency: AT_A_TIME },
  );
  await pMap(
    fc.sample(noise, { seed, numRuns: raw }),
    async (bytes) => {
      const status = await sendRaw(port, bytes);
      if (status >= 500) failures.push(`${status} ${Buffer.from(bytes).toString('latin1').slice(0, 500)}`);
    },
    { concurrency: AT_A_TIME },
  );
  return failures;
}

const saysNotSetUp = (status: number, answer: string): boolean =>
  status === NOT_SET_UP.status && answer.includes(NOT_SET_UP.message);

/** Sends bytes on a connection of their own, and closes it. Returns the highest status of its responses; 0 for none. */
function sendRaw(port: number, bytes: Uint8Array): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').setTimeout(QUIET_MS, () => socket.destroy());
    socket.on('data', (text: string) => {
      if (received.length < 1_000_000) received += text;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve(Math.max(0, ...statuses));
    });
    socket.write(bytes);
  });
}
