import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { objectStorageContract } from '../../testing/contracts/object-storage.contract.ts';
import { systemClock } from '../system/clock.ts';
import { type DiskObjectStorage, openDiskObjectStorage } from './object-storage.ts';

interface Served {
  readonly storage: DiskObjectStorage;
  readonly folder: string;
  readonly port: number;
  /** What `handleFileRequest` rejected with. */
  readonly failures: readonly unknown[];
  dispose(): Promise<void>;
}

async function serve(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  let storage: DiskObjectStorage | undefined;
  const failures: unknown[] = [];
  const server = createServer((req, res) => {
    storage?.handleFileRequest(req, res).catch((error: unknown) => failures.push(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const { port } = address;
  const secret = Buffer.from('a secret for signing');
  storage = await openDiskObjectStorage({
    folder,
    baseUrl: `http://127.0.0.1:${port}/app`,
    secret,
    clock: systemClock,
  });
  return {
    storage,
    folder,
    port,
    failures,
    async dispose() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe('object storage on disk', () => {
  objectStorageContract(serve);

  describe('beyond the contract', () => {
    let served: Served;
    let storage: DiskObjectStorage;
    beforeEach(async () => {
      served = await serve();
      storage = served.storage;
    });
    afterEach(() => served.dispose());

    it('lists every file once, and none that was replaced or deleted', async () => {
      const infos = await Promise.all(
        ['a.png', 'folder/b.png', 'A.png'].map((key) => storage.put(key, 'image/png', Buffer.from(key))),
      );
      await storage.put('gone.png', 'image/png', Buffer.from('gone'));
      await storage.delete('gone.png');
      infos[0] = await storage.put('a.png', 'image/gif', Buffer.from('another'));
      const listed: unknown[] = [];
      for await (const info of storage.list()) listed.push(info);
      expect(listed).toHaveLength(3);
      expect(listed).toEqual(expect.arrayContaining(infos));
    });

    async function ask(headers: Record<string, string>, method = 'GET') {
      const { pathname } = new URL(storage.publicUrl('a'));
      const { statusCode, headers: got } = await raw(served.port, pathname, { headers, method });
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
      return (await fetch(storage.publicUrl(key))).headers;
    }
    function filesLeft(): Promise<string[]> {
      return readdir(served.folder, { recursive: true, withFileTypes: true }).then((entries) =>
        entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
      );
    }

    it('serves files so that nothing in them runs', async () => {
      const headers = await headersOf('a.svg', 'image/svg+xml');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-disposition')).toBeNull();
    });

    it('lets browsers show a PDF, and hands over what they should not open', async () => {
      const pdf = await headersOf('a.pdf', 'application/pdf');
      expect(pdf.get('content-security-policy')).toBeNull();
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
      expect(await ask({ range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, length: '10' });
    });

    it('refuses a condition or range that does not hold, and lets nobody keep the refusal', async () => {
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

    it('closes the file of a response that is abandoned', async () => {
      await storage.put('a', 'image/png', Buffer.alloc(20_000_000));
      const opened = vi.spyOn(fs, 'createReadStream');
      const sent = request(storage.publicUrl('a')).end();
      const [response] = await once(sent, 'response');
      await once(response, 'readable');
      sent.destroy();
      const [stream] = opened.mock.results.map(({ value }) => value);
      await expect.poll(() => stream.closed).toBe(true);
      expect(stream.bytesRead).toBeLessThan(20_000_000);
      expect(served.failures).toEqual([]);
      opened.mockRestore();
    });

    it('counts the bytes of an upload that announces no length', async () => {
      const grant = { key: 'a', contentType: 'image/png', size: 4, expiresInSeconds: 60 };
      const put = async (...parts: readonly string[]) => {
        const address = await storage.presignPut(grant);
        return putChunks(address, parts);
      };
      expect(await put('01', '2')).toBe(400);
      expect(await put('01', '234')).toBe(413);
      expect(await storage.head('a')).toBeUndefined();
      expect(await filesLeft()).toEqual([]);
      expect(await put('01', '23')).toBe(200);
    });

    it('keeps nothing of an upload that breaks off', async () => {
      const grant = { key: 'a', contentType: 'image/png', size: 1_000, expiresInSeconds: 60 };
      const address = await storage.presignPut(grant);
      const headers = { 'content-type': 'image/png', 'content-length': '1000' };
      const upload = request(address, { method: 'PUT', headers });
      upload.on('error', () => undefined);
      await new Promise((resolve) => upload.write(Buffer.alloc(500), resolve));
      await expect.poll(filesLeft).toHaveLength(1);
      upload.destroy();
      await expect.poll(filesLeft).toEqual([]);
      expect(await storage.head('a')).toBeUndefined();
    });

    it('believes no changed address', async () => {
      const grant = { key: 'a', contentType: 'image/png', size: 4, expiresInSeconds: 60 };
      const address = new URL(await storage.presignPut(grant));
      for (const [name, value] of [
        ['size', '5'],
        ['type', 'text/html'],
        ['expires', '9999999999'],
        ['signature', ''],
      ] as const) {
        const changed = new URL(address);
        changed.searchParams.set(name, value);
        const type = changed.searchParams.get('type') ?? '';
        const body = Buffer.alloc(Number(changed.searchParams.get('size')));
        const answer = await fetch(changed, { method: 'PUT', body, headers: { 'content-type': type } });
        expect(answer.status, name).toBe(403);
      }
    });

    it('leads nowhere else', async () => {
      for (const path of [
        '/app/files/../../x',
        '/app/files/%2e%2e/x',
        '/app/files/',
        '/app/files//etc/passwd',
        '/files/a',
        '/app/files/.x',
      ]) {
        expect((await raw(served.port, path)).statusCode, path).toBe(404);
      }
    });

    it('answers a preflight, and refuses other methods', async () => {
      const preflight = await fetch(storage.publicUrl('a'), { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      expect((await fetch(storage.publicUrl('a'), { method: 'DELETE' })).status).toBe(405);
    });

    it('keeps a file apart from those whose keys begin with its own', async () => {
      await storage.put('a', 'image/png', Buffer.from('outer'));
      await storage.put('a/b', 'image/png', Buffer.from('in'));
      await storage.delete('a');
      expect((await storage.head('a/b'))?.size).toBe(2);
    });

    it('leaves no bytes of what was replaced or deleted', async () => {
      await storage.put('a', 'image/png', Buffer.from('1'));
      await storage.put('a', 'image/png', Buffer.from('2'));
      expect(await filesLeft()).toHaveLength(2);
      await storage.delete('a');
      expect(await filesLeft()).toEqual([]);
    });

    it('goes on serving a file that is replaced meanwhile', async () => {
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          if (index % 4 === 0) await storage.put('a', 'image/png', Buffer.alloc(10_000, index));
          else {
            const bytes = await (await fetch(storage.publicUrl('a'))).bytes();
            expect(new Set(bytes).size).toBeLessThanOrEqual(1);
          }
        }),
      );
      expect((await storage.head('a'))?.size).toBe(10_000);
    });

    it('clears away uploads of other days when it opens', async () => {
      const incoming = join(served.folder, 'incoming');
      await mkdir(incoming, { recursive: true });
      await writeFile(join(incoming, 'old'), '');
      await writeFile(join(incoming, 'new'), '');
      const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000);
      await utimes(join(incoming, 'old'), lastWeek, lastWeek);
      const secret = Buffer.from('s');
      await openDiskObjectStorage({ folder: served.folder, baseUrl: 'http://x', secret, clock: systemClock });
      expect(await filesLeft()).toEqual(['new']);
    });

    it('says when the folder is out of reach', async () => {
      await rm(served.folder, { recursive: true });
      await expect(storage.ping()).rejects.toBeInstanceOf(EngineUnavailable);
      await expect(storage.put('a', 'image/png', Buffer.from('x'))).rejects.toBeInstanceOf(EngineUnavailable);
      const address = await storage.presignPut({
        key: 'a',
        contentType: 'image/png',
        size: 1,
        expiresInSeconds: 60,
      });
      const answer = await fetch(address, {
        method: 'PUT',
        body: 'x',
        headers: { 'content-type': 'image/png' },
      });
      expect(answer.status).toBe(503);
    });
  });
});

async function putChunks(address: string, parts: readonly string[]): Promise<number> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  const headers = { 'content-type': 'image/png' };
  return (await fetch(address, { method: 'PUT', body, headers, duplex: 'half' })).status;
}

/** Unlike `fetch`, sends the path as it is, and with a condition no `Cache-Control` of its own. */
async function raw(port: number, path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, ...options });
  const answered: Promise<IncomingMessage[]> = once(sent, 'response');
  sent.end();
  const [answer] = await answered;
  if (answer === undefined) throw new Error('no response');
  return answer.resume();
}
