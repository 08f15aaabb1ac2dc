import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { BarcodeMessage } from '../schemas/barcode.ts';
import { json, Range } from '../schemas/list-query.ts';
import { FailedPicture, PicturesUploaded } from '../schemas/picture.ts';
import { ShortCode } from '../schemas/primitives.ts';

const byId = z.object({ id: ShortCode });

/** Routes of the pictures of codes (specification section 7). */
export const pictureRoutes = {
  uploadPictures: defineRoute({
    method: 'POST',
    path: '/barcode/upload',
    access: 'admin',
    tag: 'barcodes',
    summary: 'Upload five pictures of codes at most (multipart field `files`)',
    answer: PicturesUploaded,
    errors: [],
  }),
  uploadPicture: defineRoute({
    method: 'POST',
    path: '/barcode/upload/:id',
    access: 'admin',
    tag: 'barcodes',
    summary: 'Upload the picture of a code (multipart field `image`)',
    params: byId,
    answer: BarcodeMessage,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  deleteImage: defineRoute({
    method: 'DELETE',
    path: '/barcode/:id/imageLink',
    access: 'admin',
    tag: 'barcodes',
    summary: 'Delete the picture of a code',
    params: byId,
    answer: z.object({ message: z.string() }),
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  failedPictures: defineRoute({
    method: 'GET',
    path: '/admin-api/failed-pictures',
    access: 'staff',
    tag: 'admin',
    summary:
      'Pictures of the bulk upload that were attached to no code, the newest first: range as JSON; Content-Range carries the total. A picture of the same name that arrives later takes the place of its line',
    query: z.object({
      sort: json(z.tuple([z.literal('at'), z.literal('DESC')])).optional(),
      range: json(Range).optional(),
      filter: json(z.strictObject({})).optional(),
    }),
    answer: z.array(FailedPicture),
    errors: [],
  }),
  dismissFailedPictures: defineRoute({
    method: 'POST',
    path: '/admin-api/failed-pictures/dismiss',
    access: 'admin',
    tag: 'admin',
    summary: 'Remove lines from the list of failed pictures',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(LIMITS.listPageSizeMax) }),
    answer: z.object({ message: z.string() }),
    errors: [],
  }),
} as const;
