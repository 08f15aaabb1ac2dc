import { DeleteObjectCommand, HeadBucketCommand } from '@aws-sdk/client-s3';
import { assertContentType, assertKey } from '../../ports/object-keys.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { Addresses } from './addresses.ts';
import { prepareBucket } from './bucket.ts';
import { createClient } from './client.ts';
import { copy } from './copy.ts';
import { find, open } from './download.ts';
import { listWithPortErrors, withPortErrors } from './errors.ts';
import { listObjects } from './list.ts';
import { multipartUploads } from './multipart.ts';
import type { S3Options } from './options.ts';
import { uploadBytes, uploadStream } from './upload.ts';

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
  const place = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  const addresses = new Addresses(client, signer);

  return {
    async presignPut(grant) {
      assertContentType(grant.contentType);
      return addresses.upload(place(grant.key), grant);
    },
    async presignGet(grant) {
      return addresses.download(place(grant.key), grant);
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
    async move(from, to) {
      const copied = await copy(client, place(from), place(to));
      if (copied) await withPortErrors(client.send(new DeleteObjectCommand(place(from))));
      return copied;
    },
    list: (prefix) => listWithPortErrors(listObjects(client, bucket, prefix)),
    async delete(key) {
      await withPortErrors(client.send(new DeleteObjectCommand(place(key))));
    },
    ...multipartUploads({ client, bucket, addresses, place }),
    async ping() {
      const abortSignal = AbortSignal.timeout(PING_TIMEOUT);
      await withPortErrors(client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }));
    },
    close,
  };
}
