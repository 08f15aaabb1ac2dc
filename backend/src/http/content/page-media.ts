import { FILE_RULES } from '../../contract/content/files.ts';
import type { PageMedia } from '../../contract/content/page-media.ts';
import { keyOfAddress } from './address.ts';
import type { ContentOf, FilesOfFields, FilesShown } from './content-mapper.ts';
import { fileInfo } from './file-info.ts';

type StoredPage = ContentOf<'memories'>['memories'];

/** Reads the recordings of a page and the captions of its videos: the files of their fields, and what is stored of them. */
export function readMedia({ recordings, captions }: PageMedia) {
  const sounds = recordings.map(({ url }, place) => ({
    path: `memories.recordings.${place}.url`,
    url,
    rule: FILE_RULES.pageRecording,
  }));
  const tracks = captions.map(({ url, ...of }, place) => ({
    ...of,
    field: { path: `memories.captions.${place}.url`, url, rule: FILE_RULES.pageCaptions },
  }));
  return {
    files: [...sounds, ...tracks.map(({ field }) => field)],
    stored(filesOf: FilesOfFields): Pick<StoredPage, 'recordings' | 'captions'> {
      const titles = recordings.map(({ url, title: text }) => ({ url, text, caption: '' }));
      const kept = tracks.flatMap(({ video, language, field }) =>
        filesOf([field]).map((file) => ({ video: keyOfAddress(video) ?? '', language, file })),
      );
      return {
        ...(sounds.length > 0 && { recordings: filesOf(sounds, titles) }),
        ...(kept.length > 0 && { captions: kept }),
      };
    },
  };
}

/** Returns the recordings of a page and its videos with their captions, as answers and scan pages show them. */
export function shownMedia({ recordings = [], videos, captions = [] }: StoredPage, shown: FilesShown) {
  const of = new Map(captions.map(({ video, language, file }) => [video, { language, file }]));
  return {
    recordings: recordings.map((file) => fileInfo(file, shown)),
    videos: videos.map((video) => {
      const found = of.get(video.key);
      const info = fileInfo(video, shown);
      return found
        ? { ...info, captions: { url: shown.addressOf(found.file.key), language: found.language } }
        : info;
    }),
  };
}

/** Returns the files of the captions, as answers show them. */
export const captionFiles = ({ captions = [] }: StoredPage, shown: FilesShown) =>
  captions.map(({ file }) => fileInfo(file, shown));

/** Returns the recordings and the captions of a page, as a request would name them. */
export const listedMedia = ({ recordings, videos }: ReturnType<typeof shownMedia>) => ({
  recordings: recordings.map(({ url, description = '' }) => ({ url, title: description })),
  captions: videos.flatMap(({ url: video, captions }) =>
    captions ? [{ video, url: captions.url, language: captions.language }] : [],
  ),
});
