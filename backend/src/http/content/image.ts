import { FILE_RULES } from '../../contract/content/files.ts';
import { ok } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';
import { fileInfo, filesAt } from './file-info.ts';

export const galleryMapper: ContentMapper<'image'> = {
  files: ({ imageVideos }) =>
    imageVideos.map((url, index) => ({
      path: `imageVideos.${index}`,
      url,
      rule: FILE_RULES.gallery,
    })),
  fromBody: ({ imageVideos, descriptions }, accepted) =>
    ok({ infoType: 'image', imageVideos: filesAt(imageVideos, accepted, descriptions) }),
  toInfo: ({ imageVideos }, shown) => ({
    infoType: 'image',
    imageVideos: imageVideos.map(({ key }) => shown.addressOf(key)),
    files: imageVideos.map((file) => fileInfo(file, shown)),
  }),
  destination: () => ({ kind: 'page', page: 'image-videos' }),
};
