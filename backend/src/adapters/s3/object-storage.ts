import { DeleteObjectCommand, HeadBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertContentType, assertKey } from '../../ports/object-keys.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { bucketUrl } from './addresses.ts';
import { prepareBucket } from './bucket.ts';
import { createClient } from './client.ts';
import { find, open } from './download.ts';
import { withPortErrors } from './errors.ts';
import type { S3Options } from './options.ts';
import { uploadBytes, uploadStream } from './upload.ts';

/** A presigned URL allows exactly one file only when all of these headers are signed. */
const SIGNED_HEADERS = new Set(['content-type', 'content-length', 'host']);

/** Milliseconds: a readiness check does not wait long. */
const PING_TIMEOUT = 3_000;

/**
 * Files in a bucket of Amazon's S3 or of any compatible server. Creates and configures the bucket as the options say.
 * Rejects with `EngineUnavailable` where waiting helps. Rejects with `EngineMisconfigured` for wrong credentials, and for a
 * missing bucket that can't be created.
 */
export async function openS3ObjectStorage(options: S3Options): Promise<ObjectStorage> {
  const client = createClient(options);
  try {
    await prepareBucket(client, options);
  } finally {
    client.destroy();
  }
  return openS3AsItIs(options);
}

/** The same, without configuring the bucket or any other request at the start. */
export function openS3AsItIs(options: S3Options): ObjectStorage {
  const { bucket, uploadEndpoint } = options;
  const client = createClient(options);
  const signer = uploadEndpoint === undefined ? client : createClient(options, uploadEndpoint);
  const close = async () => {
    client.destroy();
    signer.destroy();
  };
  const base = options.publicBaseUrl ?? bucketUrl(options);
  const place = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  return {
    async presignPut({ key, contentType, size, expiresInSeconds }) {
      assertContentType(contentType);
      const command = new PutObjectCommand({ ...place(key), ContentType: contentType, ContentLength: size });
      const signed = { expiresIn: expiresInSeconds, signableHeaders: SIGNED_HEADERS };
      return withPortErrors(getSignedUrl(signer, command, signed));
    },
    publicUrl(key) {
      assertKey(key);
      return `${base}/${key}`;
    },
    async put(key, contentType, body) {
      assertKey(key);
      assertContentType(contentType);
      const at = { bucket, key, contentType };
      return body instanceof Uint8Array ? uploadBytes(client, at, body) : uploadStream(client, at, body);
    },
    async head(key) {
      return find(client, place(key));
    },
    async get(key, range) {
      return open(client, place(key), range);
    },
    async delete(key) {
      await withPortErrors(client.send(new DeleteObjectCommand(place(key))));
    },
    async ping() {
      const abortSignal = AbortSignal.timeout(PING_TIMEOUT);
      await withPortErrors(client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }));
    },
    close,
  };
}
