import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { assertPart, assertPlan, partsToSend } from '../../ports/multipart/multipart-plan.ts';
import {
  IncompleteUpload,
  type MultipartUploads,
  UnknownUpload,
} from '../../ports/multipart/multipart-uploads.ts';
import type { ObjectInfo } from '../../ports/object-info.ts';
import { assertContentType } from '../../ports/object-keys.ts';
import type { Addresses } from './addresses.ts';
import { findWithMetadata, type Place } from './download.ts';
import { listWithPortErrors, withPortErrors } from './errors.ts';
import { listUploads, partsOf } from './list.ts';
import { isNamed } from './refusal.ts';
import { readUploadId, type UploadId, writeUploadId } from './upload-id.ts';

/** The metadata that marks an object as made of one upload. */
const MARK = 'upload';

/** Milliseconds. */
const PAUSES = [100, 300, 600];

interface Parts {
  readonly client: S3Client;
  readonly bucket: string;
  readonly addresses: Addresses;
  /** Throws `TypeError` for an invalid key. */
  readonly place: (key: string) => Place;
}

export function multipartUploads({ client, bucket, addresses, place }: Parts): MultipartUploads {
  async function completed(at: Place, { mark }: UploadId): Promise<ObjectInfo | undefined> {
    const found = await findWithMetadata(client, at);
    return found?.metadata[MARK] === mark ? found.info : undefined;
  }

  /** Some servers hide an upload while another call completes it. */
  async function soonCompleted(at: Place, upload: UploadId): Promise<ObjectInfo | undefined> {
    for (const pause of PAUSES) {
      const info = await completed(at, upload);
      if (info !== undefined) return info;
      await sleep(pause);
    }
    return completed(at, upload);
  }

  async function assemble(at: Place, upload: UploadId): Promise<void> {
    const parts = await partsOf(client, at, upload.id);
    const missing = partsToSend(upload, parts);
    if (missing.length > 0) throw new IncompleteUpload(missing);
    const Parts = parts.map(({ part, etag }) => ({ PartNumber: part, ETag: etag }));
    const whole = { ...at, UploadId: upload.id, MultipartUpload: { Parts } };
    await client.send(new CompleteMultipartUploadCommand(whole));
  }

  return {
    async startMultipart({ key, contentType, size, partSize }) {
      const at = place(key);
      assertContentType(contentType);
      assertPlan({ size, partSize });
      const mark = randomUUID();
      const command = new CreateMultipartUploadCommand({
        ...at,
        ContentType: contentType,
        Metadata: { [MARK]: mark },
      });
      const { UploadId: id } = await withPortErrors(client.send(command));
      if (id === undefined) throw new Error('the server sent no id of the upload');
      return writeUploadId({ size, partSize, mark, id });
    },
    async presignPart({ key, uploadId, part, size, expiresInSeconds }) {
      const at = place(key);
      const upload = readUploadId(uploadId);
      if (upload === undefined) throw new UnknownUpload();
      assertPart(upload, part, size);
      const one = { UploadId: upload.id, PartNumber: part, ContentLength: size };
      return addresses.part(at, one, expiresInSeconds);
    },
    async listParts(key, uploadId) {
      const at = place(key);
      const upload = readUploadId(uploadId);
      return upload && unlessUnknown(partsOf(client, at, upload.id));
    },
    async completeMultipart(key, uploadId) {
      const at = place(key);
      const upload = readUploadId(uploadId);
      if (upload === undefined) throw new UnknownUpload();
      let failure: unknown;
      await withPortErrors(assemble(at, upload)).catch((error: unknown) => {
        failure = error;
      });
      const unknown = failure === undefined || isUnknown(failure);
      // An upload that another call has completed is unknown to S3 too.
      const info = await (unknown ? soonCompleted(at, upload) : completed(at, upload));
      if (info !== undefined) return info;
      throw unknown ? new UnknownUpload({ cause: failure }) : failure;
    },
    async abortMultipart(key, uploadId) {
      const upload = { ...place(key), UploadId: readUploadId(uploadId)?.id ?? uploadId };
      await unlessUnknown(client.send(new AbortMultipartUploadCommand(upload)));
    },
    listMultiparts: () => listWithPortErrors(listUploads(client, bucket)),
  };
}

const isUnknown = (error: unknown) => isNamed(error, 'NoSuchUpload');

async function unlessUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await withPortErrors(answer);
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}
