import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { Message, ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { json, Range } from '../schemas/list-query.ts';
import { FailedPicture, PicturesUploaded, PictureUploaded } from '../schemas/picture.ts';

/** The pictures of a bulk upload, and the picture of one code (section 7). */
export const PICTURES = { field: 'files', most: LIMITS.pictureFiles } as const;
export const PICTURE = { field: 'image', most: 1 } as const;

const byId = z.object({ id: ShortCode });

/** Routes of the pictures of codes (specification section 7). */
export const pictureRoutes = {
  uploadPictures: defineRoute({
    method: 'POST',
    path: '/barcode/upload',
    access: 'codes.manage',
    tag: 'barcodes',
    summary: 'Upload some pictures of codes',
    files: PICTURES,
    answer: PicturesUploaded,
    errors: [],
  }),
  uploadPicture: defineRoute({
    method: 'POST',
    path: '/barcode/upload/:id',
    access: 'codes.manage',
    tag: 'barcodes',
    summary: 'Upload the picture of a code',
    params: byId,
    files: PICTURE,
    answer: PictureUploaded,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  deleteImage: defineRoute({
    method: 'DELETE',
    path: '/barcode/:id/imageLink',
    access: 'codes.manage',
    tag: 'barcodes',
    summary: 'Delete the picture of a code',
    params: byId,
    answer: Message,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  failedPictures: defineRoute({
    method: 'GET',
    path: '/admin-api/failed-pictures',
    access: 'codes.read',
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
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Remove lines from the list of failed pictures',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(LIMITS.listPageSizeMax) }),
    answer: Message,
    errors: [],
  }),
} as const;
