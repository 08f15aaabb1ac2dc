import type { FileInfo, StoredInfo } from '@qlaim/backend/contract';
import { aPage } from '@qlaim/web-kit/testing';
import { expect, it } from 'vitest';
import { ownPicture } from './own-picture.ts';

const file = (name: string, over: Partial<FileInfo> = {}): FileInfo => ({
  url: `https://qlaim.example/files/${name}`,
  name,
  contentType: 'image/jpeg',
  size: 2_000_000,
  sources: [320, 640, 1280].map((width) => ({ width, webp: `${name}-${width}.webp`, avif: '' })),
  state: 'ready',
  ...over,
});

const gallery = (...files: FileInfo[]): StoredInfo => ({
  infoType: 'image',
  imageVideos: files.map(({ url }) => url),
  files,
});

const page = (cover: string | null, ...images: FileInfo[]): StoredInfo =>
  aPage({ images: images.map(({ url }, index) => ({ index, url })), files: images, cover });

const [one, two] = [file('one', { colour: '#112233' }), file('two')];
const waiting: Partial<FileInfo> = { sources: [], state: 'waiting' };

it.each([
  ['a gallery: its first picture', gallery(one, two), 'one-640.webp'],
  ['a page: its first picture', page(null, one, two), 'one-640.webp'],
  ['a page with a cover: that one', page(two.url, one, two), 'two-640.webp'],
  [
    'a page of a person: the portrait',
    aPage({ images: [{ index: 0, url: one.url }], portrait: two.url, files: [one, two] }),
    'two-640.webp',
  ],
  [
    'a video: its poster',
    gallery(file('film', { sources: [], contentType: 'video/mp4', poster: 'film.webp' })),
    'film.webp',
  ],
  [
    'a small original that waits',
    gallery(file('new', { ...waiting, size: 1_000 })),
    'https://qlaim.example/files/new',
  ],
  ['the next one, where a large original waits', gallery(file('new', waiting), two), 'two-640.webp'],
  ['the widest of small forms', gallery(file('tiny', { sources: one.sources.slice(0, 1) })), 'one-320.webp'],
])('stands for %s', (_what, info, src) => {
  expect(ownPicture(info)?.src).toBe(src);
});

it.each([
  ['nothing', null],
  ['a link', { infoType: 'link' as const, link: 'https://example.com' }],
  ['a page without pictures', page(null)],
  ['a video without a poster', gallery(file('film', { sources: [], contentType: 'video/mp4' }))],
])('leaves %s to its symbol', (_what, info) => {
  expect(ownPicture(info)).toBeUndefined();
});

it('brings the colour for the time before it is there', () => {
  expect(ownPicture(gallery(one))?.colour).toBe('#112233');
});
