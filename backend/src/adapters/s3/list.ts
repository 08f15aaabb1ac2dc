import {
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type Part,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { UnfinishedUpload, UploadedPart } from '../../ports/multipart/multipart-uploads.ts';
import type { ListedObject } from '../../ports/object-info.ts';
import { isKey } from '../../ports/object-keys.ts';
import type { Place } from './download.ts';

/** Leaves out objects whose keys are none of ours, such as the folders that some programs create. */
export async function* listObjects(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<ListedObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key: key, Size: size, LastModified: modifiedAt } of Contents) {
      if (key === undefined || size === undefined || modifiedAt === undefined || !isKey(key)) continue;
      yield { key, size, modifiedAt };
    }
  }
}

export async function* listUploads(client: S3Client, Bucket: string): AsyncGenerator<UnfinishedUpload> {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...after }));
    for (const { Key: key, UploadId: uploadId, Initiated: startedAt } of page.Uploads ?? []) {
      if (key === undefined || uploadId === undefined || startedAt === undefined || !isKey(key)) continue;
      yield { key, uploadId, startedAt };
    }
    if (!page.IsTruncated) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

export async function partsOf(client: S3Client, place: Place, UploadId: string): Promise<UploadedPart[]> {
  const parts: UploadedPart[] = [];
  for await (const { PartNumber: part, Size: size, ETag: etag } of storedParts(client, place, UploadId)) {
    if (part === undefined || size === undefined || etag === undefined) continue;
    parts.push({ part, size, etag });
  }
  return parts;
}

/** When the last part of an upload was stored; undefined before the first. */
export async function lastWritten(
  client: S3Client,
  place: Place,
  UploadId: string,
): Promise<Date | undefined> {
  let last: Date | undefined;
  for await (const { LastModified: at } of storedParts(client, place, UploadId))
    if (at !== undefined && (last === undefined || at > last)) last = at;
  return last;
}

async function* storedParts(client: S3Client, place: Place, UploadId: string): AsyncGenerator<Part> {
  let after: { PartNumberMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListPartsCommand({ ...place, UploadId, ...after }));
    yield* page.Parts ?? [];
    // Not the client's paginator: servers name a next part on the last page too.
    if (!page.IsTruncated) return;
    after = { PartNumberMarker: page.NextPartNumberMarker };
  }
}
