import { FILE_RULES, type FileRule } from '../../contract/content/files.ts';
import type { Memories } from '../../contract/content/memories.ts';
import { ok } from '../../contract/result.ts';
import { filesOf } from '../../domain/qr-code/content/index.ts';
import { lookOf } from '../../domain/qr-code/content/memories.ts';
import type { ContentMapper } from './content-mapper.ts';
import { fileInfo, filesAt } from './file-info.ts';

const placed = (field: string, rule: FileRule, files: Memories['images']) =>
  files.map(({ url }, place) => ({ path: `memories.${field}.${place}.url`, url, rule }));

/** Returns the addresses in the order of their indexes. */
const inOrder = (files: Memories['images']): string[] =>
  files.toSorted((a, b) => a.index - b.index).map(({ url }) => url);

export const memoriesMapper: ContentMapper<'memories'> = {
  files: ({ memories: { images, videos, pdfs } }) => [
    ...placed('images', FILE_RULES.pageImage, images),
    ...placed('videos', FILE_RULES.pageVideo, videos),
    ...pdfs.map((url, place) => ({ path: `memories.pdfs.${place}`, url, rule: FILE_RULES.pagePdf })),
  ],
  fromBody: ({ memories }, accepted) => {
    const {
      isProtected,
      password: _password,
      descriptions,
      images,
      videos,
      pdfs,
      cover,
      ...texts
    } = memories;
    const coverKey = cover === null ? undefined : accepted.fileAt(cover)?.key;
    return ok({
      infoType: 'memories',
      memories: {
        ...texts,
        secureCode: isProtected ? accepted.secureCode : null,
        videos: filesAt(inOrder(videos), accepted),
        images: filesAt(inOrder(images), accepted, descriptions),
        pdfs: filesAt(pdfs, accepted),
        ...(coverKey === undefined ? {} : { cover: coverKey }),
      },
    });
  },
  toInfo: (content, shown) => {
    const { secureCode, images, videos, pdfs, ...texts } = content.memories;
    const { cover, ...look } = lookOf(content.memories);
    const listed = (files: typeof images) =>
      files.map(({ key }, index) => ({ index, url: shown.addressOf(key) }));
    return {
      infoType: 'memories',
      memories: {
        ...texts,
        isProtected: secureCode !== null,
        password: null,
        videos: listed(videos),
        images: listed(images),
        pdfs: pdfs.map(({ key }) => shown.addressOf(key)),
        files: filesOf(content).map((file) => fileInfo(file, shown)),
        ...look,
        cover: cover === null ? null : shown.addressOf(cover),
      },
    };
  },
  destination: () => ({ kind: 'page', page: 'info' }),
};
