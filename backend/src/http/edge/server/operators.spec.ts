import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { thisMachine } from './operators.ts';

function requestFrom(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('a program at %s may operate', (address) => {
  expect(thisMachine(requestFrom(address))).toBe(true);
});

it.each(['10.0.0.4', '192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', ''])('one at %s may not', (address) => {
  expect(thisMachine(requestFrom(address))).toBe(false);
});

it.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '::1' },
  { 'x-forwarded-host': 'localhost' },
  { via: '1.1 proxy' },
])('a proxy of this machine may not, by the header %o', (headers) => {
  expect(thisMachine(requestFrom('127.0.0.1', headers))).toBe(false);
});
