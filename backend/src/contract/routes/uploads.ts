import { z } from 'zod';
import { FileAddress, FileInfo, Unconverted, UploadFolder } from '../content/files.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { nameLine } from '../name-line.ts';
import { Message, ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';

const byId = z.object({ id: ShortCode });

/** A file to upload; `size` in bytes. The folder decides which types and sizes are accepted (section 9). */
const FileToUpload = z.strictObject({
  name: nameLine(
    z
      .string()
      .trim()
      .min(1, FORM_MESSAGES.fileName)
      .max(LIMITS.fileNameLength, FORM_MESSAGES.fileName)
      .regex(/^[^/\\]+$/, FORM_MESSAGES.fileName),
    FORM_MESSAGES.fileName,
  ),
  type: z.string().max(LIMITS.fileNameLength).default(''),
  size: z.int().min(1, FORM_MESSAGES.fileEmpty),
});

/** The `publicUrl` of an upload. */
const UploadedFile = z.strictObject({ file: FileAddress });

export const uploadRoutes = {
  requestUploads: defineRoute({
    method: 'POST',
    path: '/barcode/files/:id',
    access: 'content.edit',
    tag: 'barcodes',
    summary:
      'Get an address for each file to upload; each takes one PUT of exactly the announced type and size',
    params: byId,
    body: z.strictObject({
      files: z.array(FileToUpload).min(1).max(LIMITS.uploadFiles, FORM_MESSAGES.tooManyFiles),
      folderPath: UploadFolder,
    }),
    answer: z.object({ data: z.array(z.object({ presignedUrl: z.string(), publicUrl: z.string() })) }),
    errors: ['unknown_code', 'quota_reached'],
  }),
  storage: defineRoute({
    method: 'GET',
    path: '/barcode/files/:id',
    access: 'verified',
    tag: 'barcodes',
    summary: "The bytes that the owner's files take and may take, and the files in preparation",
    params: byId,
    answer: z.object({
      usedBytes: z.int(),
      quotaBytes: z.int(),
      /** Files of the present content whose smaller or playable forms are not made yet; `percent` of a video. */
      preparing: z.array(z.object({ url: z.string(), percent: z.int() })),
      /** Videos of the present content that stay as they are. */
      unconverted: z.array(z.object({ url: z.string(), reason: Unconverted })),
    }),
    errors: ['unknown_code'],
  }),
  sendInParts: defineRoute({
    method: 'POST',
    path: '/barcode/files/:id/parts',
    access: 'content.edit',
    tag: 'barcodes',
    summary:
      'Upload a large file in parts: its parts, with an address for each that is missing; also to resume',
    params: byId,
    body: UploadedFile,
    answer: z.object({
      partSize: z.int(),
      parts: z.array(
        z.object({ part: z.int(), size: z.int(), done: z.boolean(), presignedUrl: z.string().optional() }),
      ),
    }),
    errors: ['unknown_code', 'unknown_upload'],
  }),
  finishParts: defineRoute({
    method: 'POST',
    path: '/barcode/files/:id/complete',
    access: 'content.edit',
    tag: 'barcodes',
    summary: 'Make the file of its parts; a repeat changes nothing',
    params: byId,
    body: UploadedFile,
    answer: z.object({ publicUrl: z.string() }),
    errors: ['unknown_code', 'unknown_upload', 'incomplete_upload'],
  }),
  judgeUpload: defineRoute({
    method: 'POST',
    path: '/barcode/files/:id/judge',
    access: 'content.edit',
    tag: 'barcodes',
    summary:
      'Look at a file that has arrived: what it is, or why it is refused. One that is refused is removed at once',
    params: byId,
    body: UploadedFile,
    answer: z.object({ file: FileInfo }),
    errors: ['unknown_code', 'unknown_upload', 'incomplete_upload'],
  }),
  cancelUpload: defineRoute({
    method: 'POST',
    path: '/barcode/files/:id/cancel',
    access: 'content.edit',
    tag: 'barcodes',
    summary: 'Take back an upload that is part of no content',
    params: byId,
    body: UploadedFile,
    answer: Message,
    errors: ['unknown_code'],
  }),
} as const;
