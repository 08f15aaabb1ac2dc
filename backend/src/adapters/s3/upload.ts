import { Readable } from 'node:stream';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectInfo } from '../../ports/object-info.ts';
import { withPortErrors } from './errors.ts';

export interface Place {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
}

/** Bytes of one part of a stream, and the number of parts under way at once. */
const PART_SIZE = 8 * 1_024 * 1_024;
const PARTS_AT_ONCE = 2;

export async function uploadBytes(client: S3Client, place: Place, bytes: Uint8Array): Promise<ObjectInfo> {
  const answer = await withPortErrors(client.send(new PutObjectCommand({ ...headers(place), Body: bytes })));
  return infoOf(place, bytes.byteLength, answer.ETag);
}

/** Uploads a large stream in parts, so that at most two are in memory. Keeps nothing of an interrupted stream. */
export async function uploadStream(client: S3Client, place: Place, source: Readable): Promise<ObjectInfo> {
  const counted = new CountedSource(source);
  const upload = new Upload({
    client,
    params: { ...headers(place), Body: Readable.from(counted.bytes(), { objectMode: false }) },
    partSize: PART_SIZE,
    queueSize: PARTS_AT_ONCE,
    leavePartsOnError: false,
  });
  // A failed source is the real error, whatever the client makes of it.
  const answer = await withPortErrors(upload.done()).catch((error: unknown) => {
    throw counted.failure ?? error;
  });
  return infoOf(place, counted.size, answer.ETag);
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
