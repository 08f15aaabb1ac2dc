import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { ScanLimit } from './scan-limit.ts';

const MINUTE = 60_000;
const CODE = '0123456789';

/** A scan that a proxy passes on. */
function from(forwarded: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = forwarded;
  return request;
}

/** Returns how many of the scans are allowed. */
function allowed(limit: ScanLimit, scans: number, address: string, code = CODE, at = 0): number {
  const request = from(address);
  return Array.from({ length: scans }, () => limit.allows(request, code, at)).filter(Boolean).length;
}

it('allows 300 scans of a code a minute from one network, and more a minute later', () => {
  const limit = new ScanLimit(1);
  expect(allowed(limit, 400, '203.0.113.7')).toBe(300);
  expect(allowed(limit, 400, '203.0.113.8')).toBe(300);
  expect(allowed(limit, 400, '203.0.113.7', 'ABCDEFGHJK')).toBe(300);
  expect(allowed(limit, 400, '203.0.113.7', CODE, MINUTE)).toBe(300);
});

it('allows 3,000 scans of a code an hour from one network', () => {
  const limit = new ScanLimit(1);
  const inMinute = (minute: number) => allowed(limit, 300, '203.0.113.7', CODE, minute * MINUTE);
  const counts = Array.from({ length: 60 }, (_, minute) => inMinute(minute));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3_000);
  expect(inMinute(60)).toBe(300);
});

it('allows 3,000 scans a minute from one network in all', () => {
  const limit = new ScanLimit(1);
  const counts = Array.from({ length: 20 }, (_, code) => allowed(limit, 200, '203.0.113.7', `CODE${code}`));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3_000);
});

it('takes the addresses of one household as one network', () => {
  const limit = new ScanLimit(1);
  expect(allowed(limit, 300, '2001:db8:1:2::1')).toBe(300);
  expect(allowed(limit, 1, '2001:db8:1:2:ffff::9')).toBe(0);
  expect(allowed(limit, 1, '2001:db8:1:3::1')).toBe(1);
});

it('counts the address that the proxy names, whatever the visitor sends', () => {
  const limit = new ScanLimit(1);
  for (let n = 0; n < 300; n += 1) limit.allows(from(`198.51.100.${n % 250}, 203.0.113.7`), CODE, 0);
  expect(allowed(limit, 1, '203.0.113.7')).toBe(0);
});

it.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
  'has no limit for %s, where a proxy hides who scans',
  (address) => {
    expect(allowed(new ScanLimit(1), 5_000, address)).toBe(5_000);
  },
);
