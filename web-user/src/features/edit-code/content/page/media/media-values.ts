import { type Barcode, CaptionLanguage, type PageFieldsInput } from '@qlaim/backend/contract';
import { z } from 'zod';
import { FileValue, filesInOrder, missingFiles } from '../../../files/file-value.ts';

/** The recordings of a page, and the captions of its videos, as typed. The title of a recording is its description. */
export const MediaValues = z.object({
  recordings: z.array(FileValue).default([]),
  captions: z.array(FileValue).default([]),
});
type MediaValues = z.infer<typeof MediaValues>;

type StoredPage = Extract<Barcode['storedInfo'], { infoType: 'memories' }>['memories'];

export const mediaValuesOf = ({ recordings, captions, files }: StoredPage): MediaValues => ({
  recordings: filesInOrder(
    recordings.map(({ url }) => url),
    files,
  ),
  captions: captions.flatMap(({ video, url, language }) =>
    filesInOrder([url], files).map((file) => ({ ...file, captionsOf: video, language })),
  ),
});

interface MediaReading {
  readonly fields: Pick<PageFieldsInput, 'recordings' | 'captions'>;
  readonly missing: ReturnType<typeof missingFiles>;
}

/** Returns the part of the update that the typed values make, and an issue for each file that is not uploaded. */
export function readMedia({ recordings, captions }: MediaValues, videos: readonly FileValue[]): MediaReading {
  const addresses = new Map(videos.map(({ id, url }) => [id, url]));
  return {
    fields: {
      recordings: recordings.map(({ url, description: title }) => ({ url, title })),
      // Captions go with their video.
      captions: captions.flatMap(({ captionsOf = '', url, language: written }) => {
        const video = addresses.get(captionsOf);
        const language = CaptionLanguage.safeParse(written).data;
        return video === undefined || language === undefined ? [] : [{ video, url, language }];
      }),
    },
    missing: [
      ...missingFiles('memories.recordings', recordings),
      ...missingFiles('memories.captions', captions),
    ],
  };
}
