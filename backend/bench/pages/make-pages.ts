import pMap from 'p-map';
import pWaitFor from 'p-wait-for';
import { z } from 'zod';
import { drawPhoto } from '../../demo/drawing/photo.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { type Admin, generate } from '../../test/support/admin.ts';

const GALLERY_PHOTOS = 12;
const PREPARED_WITHIN_MS = 300_000;
const PAGE_PHOTOS = 4;
const SCENES = ['flowers', 'sea', 'hills', 'forest'] as const;
const Granted = ROUTES.requestUploads.answer;

/** The paths of a memories page and of a gallery, whose photographs are prepared. */
export interface Made {
  readonly memories: string;
  readonly gallery: string;
}

/** Makes both pages as an owner does: uploads photographs, and saves them with texts. */
export async function makePages(admin: Admin, port: number): Promise<Made> {
  const [page = '', gallery = ''] = await generate(admin, port, 2);
  const images = await upload(admin, port, page, 'memories', PAGE_PHOTOS);
  await admin.call(port, 'PATCH', `/barcode/${page}`, {
    type: 'memories',
    memories: {
      title: 'Carmen Ruiz',
      images: images.map(({ url }, index) => ({ index, url })),
      descriptions: images,
      imageText: 'The places that she loved',
      freeText: 'She was a teacher for forty years.\n\nWhoever entered her kitchen left with a recipe.',
      videoUrl: 'https://youtu.be/abcdefghijk',
      videoDescription: 'A summer in the garden',
    },
  });
  const photos = await upload(admin, port, gallery, 'image', GALLERY_PHOTOS);
  await admin.call(port, 'PATCH', `/barcode/${gallery}`, {
    type: 'image',
    imageVideos: photos.map(({ url }) => url),
    descriptions: photos,
  });
  const made = { memories: `/info/${page}`, gallery: `/image-videos/${gallery}` };
  await prepared(`http://127.0.0.1:${port}${made.memories}`, PAGE_PHOTOS);
  await prepared(`http://127.0.0.1:${port}${made.gallery}`, GALLERY_PHOTOS);
  return made;
}

/** Uploads photographs, some of them as large as those of a good camera. */
async function upload(
  admin: Admin,
  port: number,
  code: string,
  folderPath: 'memories' | 'image',
  amount: number,
): Promise<readonly { url: string; text: string }[]> {
  const numbers = Array.from({ length: amount }, (_, number) => number);
  return pMap(
    numbers,
    async (number) => {
      const { jpeg, description } = await drawPhoto(SCENES[number % SCENES.length] ?? 'sea', number);
      const type = 'image/jpeg';
      const files = [{ name: `photo-${number}.jpg`, type, size: jpeg.byteLength }];
      const path = `/barcode/files/${code}`;
      const { data } = Granted.parse(await admin.call(port, 'POST', path, { files, folderPath }));
      const { presignedUrl, publicUrl } = z
        .object({ presignedUrl: z.string(), publicUrl: z.string() })
        .parse(data[0]);
      const headers = { 'content-type': type };
      const sent = await fetch(presignedUrl, { method: 'PUT', headers, body: Uint8Array.from(jpeg) });
      if (!sent.ok) throw new Error(`an upload was answered with ${sent.status}`);
      return { url: publicUrl, text: description };
    },
    { concurrency: 2 },
  );
}

/** Waits until a page shows all of its photographs in the prepared widths. */
const prepared = (address: string, photos: number) =>
  pWaitFor(
    async () => {
      const html = await (await fetch(address)).text();
      return html.split('type="image/avif"').length > photos;
    },
    { interval: 200, timeout: { milliseconds: PREPARED_WITHIN_MS, message: `${address} was not prepared` } },
  );
