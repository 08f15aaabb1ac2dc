import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import type { ObjectInfo } from '../../ports/object-info.ts';
import { withPortErrors } from './errors.ts';
import { cutIntoParts } from './part-sizes.ts';

export interface Place {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
}

/** Parts under way at once: so many are in memory. */
const PARTS_AT_ONCE = 2;

export async function uploadBytes(client: S3Client, place: Place, bytes: Uint8Array): Promise<ObjectInfo> {
  const answer = await withPortErrors(client.send(new PutObjectCommand({ ...headers(place), Body: bytes })));
  return infoOf(place, bytes.byteLength, answer.ETag);
}

/**
 * Uploads a stream of unknown length, a large one in parts that grow with it (`partSizeOf`). Keeps nothing of an interrupted
 * stream.
 */
export async function uploadStream(
  client: S3Client,
  place: Place,
  source: Readable,
  sizeOf?: (part: number) => number,
): Promise<ObjectInfo> {
  const counted = new CountedSource(source);
  const parts = cutIntoParts(counted.bytes(), sizeOf);
  const [first, second] = [await parts.next(), await parts.next()];
  if (first.done !== true && second.done === true) return uploadBytes(client, place, first.value);
  const all = async function* () {
    for (const { done, value } of [first, second]) if (done !== true) yield value;
    yield* parts;
  };
  // A failed source is the real error, whatever the client makes of it.
  const etag = await withPortErrors(uploadParts(client, place, all())).catch((error: unknown) => {
    parts.return(undefined).catch(() => undefined);
    throw counted.failure ?? error;
  });
  return infoOf(place, counted.size, etag);
}

async function uploadParts(
  client: S3Client,
  place: Place,
  parts: AsyncIterable<Uint8Array>,
): Promise<string | undefined> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(headers(place)));
  const upload = { Bucket: place.bucket, Key: place.key, UploadId };
  const underWay = new Set<Promise<unknown>>();
  const uploadPart = async (Body: Uint8Array, index: number) => {
    const PartNumber = index + 1;
    const sent = client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    underWay.add(sent);
    const { ETag } = await sent;
    underWay.delete(sent);
    return { PartNumber, ETag };
  };
  try {
    const Parts = await pMap(parts, uploadPart, { concurrency: PARTS_AT_ONCE });
    const whole = { ...upload, MultipartUpload: { Parts } };
    return (await client.send(new CompleteMultipartUploadCommand(whole))).ETag;
  } catch (error) {
    // A part that arrives after the end would stay. What stays where this fails, too, is removed as an unfinished upload.
    await Promise.allSettled(underWay);
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

class CountedSource {
  size = 0;
  failure: unknown;
  private readonly source: Readable;

  constructor(source: Readable) {
    this.source = source;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      for await (const part of this.source) {
        const bytes: Uint8Array = typeof part === 'string' ? Buffer.from(part) : part;
        this.size += bytes.byteLength;
        yield bytes;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

const headers = ({ bucket, key, contentType }: Place) => ({
  Bucket: bucket,
  Key: key,
  ContentType: contentType,
});

function infoOf({ key, contentType }: Place, size: number, etag: string | undefined): ObjectInfo {
  if (etag === undefined) throw new Error('the server sent no ETag');
  return { key, contentType, size, etag };
}
