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
    tag: 'barcodes',
    summary:
      'Upload up to five pictures in the field `files` (multipart/form-data); each becomes the picture of the code that it shows',
    answer: PicturesUploaded,
    errors: [],
  }),
  uploadPicture: defineRoute({
    method: 'POST',
    path: '/barcode/upload/:id',
    access: 'admin',
    tag: 'barcodes',
    summary: 'Upload a picture of the code in the field `image` (multipart/form-data)',
    params: byId,
    answer: BarcodeMessage,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  deleteImage: defineRoute({
    method: 'DELETE',
    path: '/barcode/:id/imageLink',
    access: 'admin',
    tag: 'barcodes',
    summary: "Delete the picture of the item's code",
    params: byId,
    answer: z.object({ message: z.string() }),
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
} as const;
