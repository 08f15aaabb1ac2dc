import { FILE_RULES, type FileRule } from '../../contract/content/files.ts';
import type { PageFields } from '../../contract/content/page.ts';
import { ok } from '../../contract/result.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { lookOf } from '../../domain/qr-code/content/page.ts';
import { keyOfAddress } from './address.ts';
import type { ContentMapper, ContentOf, FilesShown } from './content-mapper.ts';
import { fileInfo } from './file-info.ts';
import { lifeToStore, shownLife } from './page-life.ts';
import { captionFiles, listedMedia, readMedia, shownMedia } from './page-media.ts';

const placed = (field: string, rule: FileRule, files: PageFields['images']) =>
  files.map(({ url, index }, place) => ({ path: `memories.${field}.${place}.url`, url, rule, index }));

const inOrder = (files: ReturnType<typeof placed>) => files.toSorted((a, b) => a.index - b.index);

/** Returns what a page holds, as answers and scan pages show it. */
export function shownPage({ memories: page }: ContentOf<'memories'>, shown: FilesShown) {
  const { secureCode, images, pdfs, portrait, captions: _captions, ...texts } = page;
  const { cover, ...look } = lookOf(page);
  const infos = (files: readonly StoredFile[]) => files.map((file) => fileInfo(file, shown));
  return {
    ...texts,
    isProtected: secureCode !== null,
    images: infos(images),
    ...shownMedia(page, shown),
    pdfs: infos(pdfs),
    portrait: portrait === undefined ? null : fileInfo(portrait, shown),
    ...shownLife(page),
    ...look,
    cover: cover === null ? null : shown.addressOf(cover),
  };
}

export const pageMapper: ContentMapper<'memories'> = {
  words: 'a page',
  read: ({ memories: { isProtected: _protected, password: _password, descriptions, cover, ...page } }) => {
    const {
      images,
      videos,
      pdfs,
      recordings,
      captions,
      portrait,
      born,
      died,
      place,
      links,
      order,
      ...texts
    } = page;
    const media = readMedia({ recordings, captions });
    const life = lifeToStore({ born, died, place, links, order });
    const fields = {
      images: placed('images', FILE_RULES.pageImage, images),
      videos: placed('videos', FILE_RULES.pageVideo, videos),
      pdfs: pdfs.map((url, place) => ({ path: `memories.pdfs.${place}`, url, rule: FILE_RULES.pagePdf })),
      portrait:
        portrait === null ? [] : [{ path: 'memories.portrait', url: portrait, rule: FILE_RULES.pageImage }],
    };
    const coverKey = cover === null ? undefined : keyOfAddress(cover);
    return {
      files: [...fields.portrait, ...fields.images, ...fields.videos, ...fields.pdfs, ...media.files],
      content: (filesOf, secureCode) => {
        const [portraitFile] = filesOf(fields.portrait, descriptions);
        return ok({
          infoType: 'memories',
          memories: {
            ...texts,
            secureCode,
            videos: filesOf(inOrder(fields.videos)),
            images: filesOf(inOrder(fields.images), descriptions),
            pdfs: filesOf(fields.pdfs),
            ...media.stored(filesOf),
            ...(coverKey === undefined ? {} : { cover: coverKey }),
            ...(portraitFile === undefined ? {} : { portrait: portraitFile }),
            ...life,
          },
        });
      },
    };
  },
  toInfo: (content, shown) => {
    const { images, videos, pdfs, recordings, portrait, ...page } = shownPage(content, shown);
    const captions = captionFiles(content.memories, shown);
    const listed = (files: typeof images) => files.map(({ url }, index) => ({ index, url }));
    return {
      infoType: 'memories',
      memories: {
        ...page,
        password: null,
        videos: listed(videos),
        images: listed(images),
        pdfs: pdfs.map(({ url }) => url),
        ...listedMedia({ recordings, videos }),
        portrait: portrait?.url ?? null,
        files: [...(portrait ? [portrait] : []), ...images, ...videos, ...pdfs, ...recordings, ...captions],
      },
    };
  },
  destination: () => ({ kind: 'page', page: 'info' }),
  preview: ({ memories: { secureCode } }) => ({ kind: secureCode === null ? 'page' : 'protected-page' }),
};
