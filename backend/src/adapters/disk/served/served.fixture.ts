import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../system/clock.ts';
import { type DiskObjectStorage, openDiskObjectStorage } from '../object-storage.ts';

/** The status of a request that the storage does not handle. */
export const NOT_HANDLED = 418;

/** A storage behind an HTTP server of its own, at `/app`. */
export interface Served {
  readonly storage: DiskObjectStorage;
  readonly folder: string;
  readonly port: number;
  /** Rejections of `handleFileRequest`. */
  readonly failures: readonly unknown[];
  dispose(): Promise<void>;
}

export async function serve(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  let storage: DiskObjectStorage | undefined;
  const failures: unknown[] = [];
  const server = createServer((req, res) => {
    if (storage?.isFileRequest(req)) {
      storage.handleFileRequest(req, res).catch((error: unknown) => failures.push(error));
    } else res.writeHead(NOT_HANDLED).end();
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

export async function putChunks(address: string, parts: readonly string[]): Promise<number> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  const headers = { 'content-type': 'image/png' };
  return (await fetch(address, { method: 'PUT', body, headers, duplex: 'half' })).status;
}

/** Unlike `fetch`, sends the path unchanged, and adds no `Cache-Control` to a condition. */
export async function raw(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, ...options });
  const answered: Promise<IncomingMessage[]> = once(sent, 'response');
  sent.end();
  const [answer] = await answered;
  if (answer === undefined) throw new Error('no response');
  return answer.resume();
}

/** Names of the files in the storage's folder. */
export function filesLeft({ folder }: Served): Promise<string[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
  );
}
