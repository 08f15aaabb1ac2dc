import { keepSecureCode } from '../src/commands/codes/secure-codes.ts';
import type { Prepared } from './content-of.ts';
import type { SeedPorts } from './context.ts';
import { drawPdf } from './drawing/pdf.ts';
import type { PhotoDraft, Studio } from './drawing/studio.ts';
import type { Draft, GalleryDraft } from './stories/story.ts';
import { type DrawnFile, type UploadTo, upload } from './upload.ts';

const FOLDERS = { image: 'image', memories: 'memories', pdf: 'pdfs' } as const;

/** Draws and uploads the files of a draft, and stores the hash of its secure code. Without ffmpeg it makes no video. */
export async function prepareDraft(
  present: SeedPorts,
  studio: Studio,
  draft: Draft,
  to: Omit<UploadTo, 'folder'>,
): Promise<Prepared> {
  const { type } = draft;
  if (type !== 'image' && type !== 'memories' && type !== 'pdf') return nothing;
  const send = (files: readonly DrawnFile[]) => upload(present, { ...to, folder: FOLDERS[type] }, files);
  const photos = type === 'pdf' ? [] : draft.photos;
  const pictures = await send(await Promise.all(photos.map((photo) => drawnPhoto(studio, photo))));
  const videos = type === 'image' ? await send(await drawnVideos(present, studio, draft)) : [];
  const pdfs = await send(
    (type === 'image' ? [] : (draft.pdfs ?? [])).map(({ name, title, lines }) => ({
      name,
      bytes: drawPdf(title, lines),
    })),
  );
  const secret = type === 'memories' ? draft.secureCode : undefined;
  const secureCode = secret === undefined ? null : await keepSecureCode(present, secret);
  return { pictures, videos, pdfs, secureCode };
}

const nothing: Prepared = { pictures: [], videos: [], pdfs: [], secureCode: null };

async function drawnPhoto(studio: Studio, draft: PhotoDraft): Promise<DrawnFile> {
  const { jpeg, description } = await studio.photo(draft);
  return { name: `${draft.kind}-${draft.number}.jpg`, bytes: jpeg, description };
}

async function drawnVideos(
  { media }: SeedPorts,
  studio: Studio,
  { photos: [photo], video }: GalleryDraft,
): Promise<readonly DrawnFile[]> {
  if (video === undefined || !photo || !(await media.canConvert())) return [];
  return [{ name: `${photo.kind}.${video}`, bytes: await studio.video(video, photo) }];
}
