import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { BarcodeMessage } from '../schemas/barcode.ts';
import { PicturesUploaded } from '../schemas/picture.ts';
import { ShortCode } from '../schemas/primitives.ts';

const byId = z.object({ id: ShortCode });

/** Routes of the pictures of codes (specification section 7). */
export const pictureRoutes = {
  uploadPictures: defineRoute({
    method: 'POST',
    path: '/barcode/upload',
    access: 'admin',
    scope: 'pictures:write',
    tag: 'barcodes',
    summary: 'Upload five pictures of codes at most (multipart field `files`)',
    answer: PicturesUploaded,
    errors: [],
  }),
  uploadPicture: defineRoute({
    method: 'POST',
    path: '/barcode/upload/:id',
    access: 'admin',
    scope: 'pictures:write',
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
    scope: 'pictures:write',
    tag: 'barcodes',
    summary: 'Delete the picture of a code',
    params: byId,
    answer: z.object({ message: z.string() }),
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
} as const;
