import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ObjectInfo } from '../../ports/object-info.ts';
import type { ByteRange } from '../../ports/object-storage.ts';
import { statusOf, withPortErrors } from './errors.ts';

export interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

export async function find(client: S3Client, place: Place): Promise<ObjectInfo | undefined> {
  return (await findWithMetadata(client, place))?.info;
}

export async function findWithMetadata(client: S3Client, place: Place) {
  const found = await unlessMissing(client.send(new HeadObjectCommand(place)));
  if (found === undefined) return undefined;
  return { info: infoOf(place.Key, found, found.ContentLength), metadata: found.Metadata ?? {} };
}

/** Throws `RangeError` for a range outside the object. */
export async function open(
  client: S3Client,
  place: Place,
  range?: ByteRange,
): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | undefined> {
  const found = await unlessMissing(
    client.send(new GetObjectCommand({ ...place, ...(range && { Range: header(range) }) })),
  );
  if (found === undefined) return undefined;
  const { Body: body } = found;
  if (!(body instanceof Readable)) throw new Error('the object has no stream');
  return { info: infoOf(place.Key, found, wholeSize(found)), body };
}

function header({ start, end }: ByteRange): string {
  if (start < 0 || (end !== undefined && end < start))
    throw new RangeError(`not a range: ${start} to ${end}`);
  return `bytes=${start}-${end ?? ''}`;
}

/** For a partial response, `Content-Range` has the whole size. */
function wholeSize(answer: { ContentRange?: string | undefined; ContentLength?: number | undefined }) {
  const total = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
  return total === undefined ? answer.ContentLength : Number(total);
}

function infoOf(
  key: string,
  { ContentType, ETag }: { ContentType?: string | undefined; ETag?: string | undefined },
  size: number | undefined,
): ObjectInfo {
  if (ETag === undefined || size === undefined) throw new Error('the server sent no size or no ETag');
  return { key, contentType: ContentType ?? 'application/octet-stream', size, etag: ETag };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await withPortErrors(answer);
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    if (statusOf(error) === 416) throw new RangeError('the range lies outside the file', { cause: error });
    throw error;
  }
}
