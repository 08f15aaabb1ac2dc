import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Addresses } from './addresses.ts';
import type { FileTree } from './file-tree.ts';
import { CROSS_ORIGIN } from './served/file-headers.ts';
import { serveFile } from './served/serve-file.ts';
import type { ByteSource } from './uploads/receive.ts';
import { takeBody } from './uploads/take-body.ts';
import type { UnfinishedUploads } from './uploads/unfinished-uploads.ts';

export interface SignedFiles {
  readonly files: FileTree;
  readonly uploads: UnfinishedUploads;
  readonly addresses: Addresses;
}

interface SignedRequest {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** Responds to GET. */
export async function sendFile({ files, addresses }: SignedFiles, request: SignedRequest): Promise<void> {
  const { key, query, req, res } = request;
  const fields = addresses.verify('GET', key, query);
  if (fields === undefined) return refuse(res);
  const name = fields.get('download') ?? undefined;
  const [lifetime, keep] = [Number(fields.get('lifetime')), !fields.has('noStore')];
  return serveFile(files, key, { lifetime, keep, name }, req, res);
}

/** Responds to PUT of a whole file. */
export async function takeFile({ files, addresses }: SignedFiles, request: SignedRequest): Promise<void> {
  const { key, query, req, res } = request;
  const fields = addresses.verify('PUT', key, query);
  const contentType = fields?.get('type') ?? undefined;
  if (!fields || contentType === undefined || req.headers['content-type'] !== contentType) return refuse(res);
  const size = Number(fields.get('size'));
  const store = async (body: ByteSource) => (await files.store({ key, contentType, size }, body)).etag;
  return takeBody(size, store, req, res);
}

/** Responds to PUT of a part. */
export async function takePart({ uploads, addresses }: SignedFiles, request: SignedRequest): Promise<void> {
  const { key, query, req, res } = request;
  const fields = addresses.verify('PUT part', key, query);
  if (fields === undefined) return refuse(res);
  const id = fields.get('upload') ?? '';
  const [part, size] = [Number(fields.get('part')), Number(fields.get('size'))];
  const store = async (body: ByteSource) =>
    (await uploads.find(key, id)) && uploads.store(id, part, size, body);
  return takeBody(size, store, req, res);
}

function refuse(res: ServerResponse): void {
  res.writeHead(403, CROSS_ORIGIN).end();
}
