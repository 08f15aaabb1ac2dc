import { ROUTES } from '../../src/contract/routes/index.ts';
import type { PicturesUploaded } from '../../src/contract/schemas/picture.ts';
import type { Admin } from '../support/admin.ts';

export interface PictureToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Sends at most five pictures in one call of the bulk upload. */
export async function sendPictures(
  admin: Admin,
  port: number,
  pictures: readonly PictureToSend[],
): Promise<PicturesUploaded> {
  const form = new FormData();
  for (const { name, type, bytes } of pictures)
    form.append('files', new Blob([Buffer.from(bytes)], { type }), name);
  return ROUTES.uploadPictures.answer.parse(await admin.send(port, '/barcode/upload', form));
}
