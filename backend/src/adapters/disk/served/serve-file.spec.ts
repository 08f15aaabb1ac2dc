import { once } from 'node:events';
import fs from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiskObjectStorage } from '../object-storage.ts';
import { NOT_HANDLED, raw, type Served, serve } from './served.fixture.ts';

describe('files on disk over HTTP', () => {
  let served: Served;
  let storage: DiskObjectStorage;
  beforeEach(async () => {
    served = await serve();
    storage = served.storage;
  });
  afterEach(() => served.dispose());

  const read = (key: string) => storage.presignGet({ key, expiresInSeconds: 600, keep: true });

  async function ask(headers: Record<string, string>) {
    const { pathname, search } = new URL(await read('a'));
    const { statusCode, headers: got } = await raw(served.port, `${pathname}${search}`, { headers });
    return {
      status: statusCode,
      etag: got.etag,
      length: got['content-length'],
      cacheControl: got['cache-control'],
      contentType: got['content-type'],
      contentRange: got['content-range'],
    };
  }

  async function headersOf(key: string, contentType: string): Promise<Headers> {
    await storage.put(key, contentType, Buffer.from('x'));
    return (await fetch(await read(key))).headers;
  }

  it('serves files so that nothing in them runs', async () => {
    const headers = await headersOf('a.svg', 'image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none';.*frame-ancestors 'self'$/,
    );
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets browsers show a PDF, and save what they should not open', async () => {
    const pdf = await headersOf('a.pdf', 'application/pdf');
    expect(pdf.get('content-security-policy')).toBe(
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(pdf.get('content-disposition')).toBeNull();
    const html = await headersOf('deep/page.html', 'text/html');
    expect(html.get('content-disposition')).toBe('attachment; filename=page.html');
    expect(html.get('content-security-policy')).toContain('sandbox');
  });

  it('sends only what the browser does not have', async () => {
    const { etag } = await storage.put('a', 'image/png', Buffer.from('0123456789'));
    expect(await ask({ 'if-none-match': `"other", W/${etag}` })).toMatchObject({ status: 304, etag });
    expect(await ask({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    expect(await ask({ range: 'bytes=1-', 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await ask({ range: 'bytes=1-', 'if-range': '"other"' })).toMatchObject({ status: 200 });
    expect(await ask({ range: 'bytes=0-1,8-9' })).toMatchObject({ status: 200 });
  });

  it('refuses a condition or range that does not hold, without caching headers', async () => {
    await storage.put('a', 'image/png', Buffer.from('0123'));
    const refused = { etag: undefined, cacheControl: undefined, contentType: undefined };
    expect(await ask({ 'if-match': '"other"' })).toMatchObject({ status: 412, ...refused });
    const past = new Date(0).toUTCString();
    expect(await ask({ 'if-unmodified-since': past })).toMatchObject({ status: 412, ...refused });
    expect(await ask({ range: 'bytes=4-' })).toMatchObject({
      status: 416,
      contentRange: 'bytes */4',
      ...refused,
    });
    expect(served.failures).toEqual([]);
  });

  it.each([
    [
      'range',
      ['bytes=', 'bytes=-', 'bytes=a-b', 'bytes=3-1', 'bytes=0-,', 'items=0-1', `bytes=${'9'.repeat(400)}-`],
    ],
    ['if-match', ['', '"', '*', 'W/"other", "']],
    ['if-none-match', ['', '"', 'W/']],
    ['if-range', ['', '"', 'yesterday']],
    ['if-unmodified-since', ['', 'yesterday']],
    ['if-modified-since', ['', 'yesterday']],
  ])('responds to an odd %s', async (name, values) => {
    await storage.put('a', 'image/png', Buffer.from('0123'));
    for (const value of values) {
      const { status } = await ask({ range: 'bytes=0-', [name]: value });
      expect([200, 206, 304, 412, 416], value).toContain(status);
    }
    expect(served.failures).toEqual([]);
  });

  it('closes the file of an abandoned response', async () => {
    await storage.put('a', 'image/png', Buffer.alloc(20_000_000));
    const opened = vi.spyOn(fs, 'createReadStream');
    const sent = request(await read('a')).end();
    const [response] = await once(sent, 'response');
    await once(response, 'readable');
    sent.destroy();
    const [stream] = opened.mock.results.map(({ value }) => value);
    await expect.poll(() => stream.closed).toBe(true);
    expect(stream.bytesRead).toBeLessThan(20_000_000);
    expect(served.failures).toEqual([]);
    opened.mockRestore();
  });

  it('serves a file while it is replaced', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        if (index % 4 === 0) return storage.put('a', 'image/png', Buffer.alloc(10_000, index));
        return new Set(await (await fetch(await read('a'))).bytes());
      }),
    );
    const contents = results.filter((bytes) => bytes instanceof Set);
    expect(contents).toHaveLength(30);
    expect(contents.filter(({ size }) => size > 1)).toEqual([]);
    expect((await storage.head('a'))?.size).toBe(10_000);
    expect(served.failures).toEqual([]);
  });

  it('serves no other path', async () => {
    const { search } = new URL(await read('a'));
    for (const path of ['files/../../x', 'files/%2e%2e/x', 'files/', 'files//etc/passwd', 'files/.x']) {
      expect((await raw(served.port, `/app/${path}${search}`)).statusCode, path).toBe(404);
    }
    expect((await raw(served.port, `/files/a${search}`)).statusCode).toBe(NOT_HANDLED);
  });

  it('leaves readers without a signature to others', async () => {
    await storage.put('a', 'image/png', Buffer.from('0123'));
    for (const method of ['GET', 'HEAD']) {
      const { statusCode } = await raw(served.port, '/app/files/a?download=a', { method });
      expect(statusCode, method).toBe(NOT_HANDLED);
    }
    expect((await raw(served.port, '/app/files/a?signature=', {})).statusCode).toBe(403);
    expect((await raw(served.port, '/app/files/a', { method: 'PUT' })).statusCode).toBe(403);
  });

  it('responds to a preflight, and refuses other methods', async () => {
    const preflight = await fetch(await read('a'), { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-expose-headers')).toContain('ETag');
    expect((await fetch(await read('a'), { method: 'DELETE' })).status).toBe(405);
  });
});
