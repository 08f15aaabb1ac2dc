import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublic } from './addresses.ts';
import { openOutbound } from './outbound.ts';

let calls = 0;
const server = createServer((_request, response) => {
  calls += 1;
  response.end('reached');
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const PRIVATE =
  'This address leads into a private network. The setting WEBHOOKS_ALLOW_PRIVATE=true permits it';
const PLAIN = 'The address must start with https://. The setting WEBHOOKS_ALLOW_PRIVATE=true permits http://';
const post = { headers: {}, body: '{}', timeoutMs: 15_000 };
const at =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('an address of the internet', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::1'])(
    'is public: %s',
    (address) => expect(isPublic(address)).toBe(true),
  );
  it.each([
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.8.8.8'],
    ['unspecified', '0.0.0.0'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['shared, metadata of a cloud', '100.100.100.200'],
    ['platform of a cloud', '168.63.129.16'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['unique local, metadata of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['mapped IPv4', '::ffff:10.0.0.1'],
    ['mapped IPv4', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-compatible', '::a9fe:a9fe'],
    ['translated IPv4', '::ffff:0:7f00:1'],
    ['discard-only', '100::1'],
    ['dummy', '100:0:0:1::1'],
    ['segment routing', '5f00::1'],
    ['not assigned', '4000::1'],
    ['not assigned', '1::1'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['benchmarks', '2001:2::1'],
    ['AMT', '2001:3::1'],
    ['documentation', '3fff::1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation', '2001:db8::1'],
    ['no address', 'localhost'],
  ])('is not %s: %s', (_kind, address) => expect(isPublic(address)).toBe(false));
});

describe('a call to an address that somebody chose', () => {
  const outbound = openOutbound({ allowPrivate: false, resolve: at('127.0.0.1') });

  it.each([
    ['http://shop.example/', PLAIN],
    ['ftp://shop.example/', 'The address must start with https://'],
    ['https://me:secret@shop.example/', 'The address must not hold a user or a password'],
    ['https://127.0.0.1/', PRIVATE],
    ['https://2130706433/', PRIVATE],
    ['https://0x7f.1/', PRIVATE],
    ['https://[::1]/', PRIVATE],
    ['https://[::7f00:1]/', PRIVATE],
    ['https://[::127.0.0.1]/', PRIVATE],
    ['https://[::ffff:169.254.169.254]/', PRIVATE],
    ['https://shop.example/', PRIVATE],
    ['nothing', 'This is not an address'],
  ])('is refused: %s', async (url, problem) => {
    expect(await outbound.problem(url)).toBe(problem);
    await expect(outbound.post({ ...post, url })).rejects.toThrow(problem);
  });

  it('is refused where one of several addresses is private', async () => {
    const mixed = openOutbound({ allowPrivate: false, resolve: at('93.184.215.14', '10.0.0.1') });
    expect(await mixed.problem('https://shop.example/')).toBe(PRIVATE);
    await expect(mixed.post({ ...post, url: 'https://shop.example/' })).rejects.toThrow(PRIVATE);
  });

  it('connects to the address that it checked, whatever the DNS says afterwards', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }];
    };
    const rebound = openOutbound({ allowPrivate: false, resolve });
    const url = `https://shop.example:${port}/`;
    expect(await rebound.problem(url)).toBeUndefined();
    const before = calls;
    await expect(rebound.post({ ...post, url })).rejects.toThrow(PRIVATE);
    expect([lookups, calls]).toEqual([2, before]);
  });

  it('may lead into a private network where that is allowed', async () => {
    const inside = openOutbound({ allowPrivate: true, resolve: at('127.0.0.1') });
    const url = `http://shop.example:${port}/`;
    expect(await inside.problem(url)).toBeUndefined();
    expect(await inside.post({ ...post, url })).toMatchObject({ status: 200, body: 'reached' });
  });

  it('says in words why it failed', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port: free } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const inside = openOutbound({ allowPrivate: true });
    await expect(inside.post({ ...post, url: `http://127.0.0.1:${free}/` })).rejects.toThrow(
      'The connection was refused',
    );
  });
});
