import type { Clock } from '../../../ports/clock.ts';
import { assertPart, assertPlan, countParts, partsToSend } from '../../../ports/multipart/multipart-plan.ts';
import {
  IncompleteUpload,
  type MultipartUploads,
  UnknownUpload,
} from '../../../ports/multipart/multipart-uploads.ts';
import type { ObjectInfo } from '../../../ports/object-info.ts';
import { assertContentType, assertKey } from '../../../ports/object-keys.ts';
import type { Addresses } from '../addresses.ts';
import { withPortErrors } from '../errors.ts';
import type { FileTree } from '../file-tree.ts';
import { unlessMissing } from '../missing.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';

interface Parts {
  readonly files: FileTree;
  readonly uploads: UnfinishedUploads;
  readonly addresses: Addresses;
  readonly clock: Clock;
}

export function multipartUploads({ files, uploads, addresses, clock }: Parts): MultipartUploads {
  /** The file that this upload has become. */
  async function completed(key: string, id: string): Promise<ObjectInfo | undefined> {
    const entry = await files.find(key);
    return entry?.upload === id ? entry.info : undefined;
  }

  async function assemble(key: string, id: string): Promise<ObjectInfo> {
    const upload = await uploads.find(key, id);
    if (upload === undefined) throw new UnknownUpload();
    const { contentType, size } = upload;
    const missing = partsToSend(upload, await uploads.parts(id));
    if (missing.length > 0) throw new IncompleteUpload(missing);
    const bytes = uploads.read(id, countParts(upload));
    // Parts that go away meanwhile mean that another call has completed or aborted the upload.
    const info = await unlessMissing(files.store({ key, contentType, size, upload: id }, bytes));
    if (info === undefined) throw new UnknownUpload();
    return info;
  }

  async function complete(key: string, id: string): Promise<ObjectInfo> {
    const info =
      (await completed(key, id)) ??
      (await assemble(key, id).catch(async (error: unknown) => {
        const meanwhile = await completed(key, id);
        if (meanwhile === undefined) throw error;
        return meanwhile;
      }));
    await uploads.remove(id);
    return info;
  }

  async function abort(key: string, id: string): Promise<void> {
    if (await uploads.find(key, id)) await uploads.remove(id);
  }

  return {
    async startMultipart(grant) {
      assertKey(grant.key);
      assertContentType(grant.contentType);
      assertPlan(grant);
      return withPortErrors(uploads.start(grant, clock.now()));
    },
    async presignPart({ key, uploadId, part, size, expiresInSeconds }) {
      assertKey(key);
      const upload = await withPortErrors(uploads.find(key, uploadId));
      if (upload === undefined) throw new UnknownUpload();
      assertPart(upload, part, size);
      return addresses.sign('PUT part', key, { upload: uploadId, part, size }, expiresInSeconds);
    },
    async listParts(key, uploadId) {
      assertKey(key);
      const upload = await withPortErrors(uploads.find(key, uploadId));
      return upload && withPortErrors(uploads.parts(uploadId));
    },
    async completeMultipart(key, uploadId) {
      assertKey(key);
      return withPortErrors(complete(key, uploadId));
    },
    async abortMultipart(key, uploadId) {
      assertKey(key);
      await withPortErrors(abort(key, uploadId));
    },
    async *listMultiparts() {
      yield* await withPortErrors(uploads.list());
    },
  };
}
