import { FILE_RULES } from '../../contract/content/files.ts';
import { ok } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';
import { fileInfo } from './file-info.ts';

export const galleryMapper: ContentMapper<'image'> = {
  words: 'images and videos',
  read: ({ imageVideos, descriptions }) => {
    const rule = FILE_RULES.gallery;
    const files = imageVideos.map((url, place) => ({ path: `imageVideos.${place}`, url, rule }));
    return {
      files,
      content: (filesOf) => ok({ infoType: 'image', imageVideos: filesOf(files, descriptions) }),
    };
  },
  toInfo: ({ imageVideos }, shown) => ({
    infoType: 'image',
    imageVideos: imageVideos.map(({ key }) => shown.addressOf(key)),
    files: imageVideos.map((file) => fileInfo(file, shown)),
  }),
  destination: () => ({ kind: 'page', page: 'image-videos' }),
  preview: () => ({ kind: 'gallery' }),
};
