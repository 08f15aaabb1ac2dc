import {
  type FileInfo,
  type GalleryView,
  PAGE_SECTIONS,
  type PageView,
  type ScanPage,
} from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { renderPage } from '../server/render.tsx';
import { LOOK } from './landing-pages.ts';

export const SCRIPT = '/_public/assets/pages.js';

export const picture = (name: string, more: Partial<FileInfo> = {}): FileInfo => ({
  url: `https://qlaim.example/files/codes/7ZK3M9QWXA/${name}/original.jpg`,
  name: `${name}.jpg`,
  contentType: 'image/jpeg',
  size: 640_000,
  width: 1600,
  height: 1067,
  colour: '#bcd3dc',
  blur: 'data:image/webp;base64,AAAA',
  sources: [480, 960].map((width) => ({
    width,
    webp: `/${name}-${width}.webp`,
    avif: `/${name}-${width}.avif`,
  })),
  state: 'ready',
  ...more,
});

export const video = (name: string, contentType = 'video/mp4', more: Partial<FileInfo> = {}): FileInfo => ({
  url: `/files/${name}/original.${contentType === 'video/mp4' ? 'mp4' : 'avi'}`,
  name,
  contentType,
  size: 9_000_000,
  sources: [],
  state: 'original',
  ...more,
});

export const contentPage = (parts: Partial<PageView> = {}): PageView => ({
  kind: 'page',
  warnings: {},
  code: '7ZK3M9QWXA',
  isProtected: false,
  title: '',
  images: [],
  imageText: '',
  freeText: '',
  videoUrl: '',
  videos: [],
  videoDescription: '',
  pdfTitle: '',
  pdfs: [],
  recordings: [],
  theme: 'paper',
  cover: null,
  portrait: null,
  born: null,
  died: null,
  place: null,
  links: [],
  order: [...PAGE_SECTIONS],
  indexed: false,
  ...parts,
});

export const gallery = (...files: readonly FileInfo[]): GalleryView => ({
  kind: 'gallery',
  code: '7ZK3M9QWXA',
  files: [...files],
});

/** Renders a page, and reads it as a browser does. */
export const open = (page: ScanPage, language: Language = 'en'): Document =>
  new DOMParser().parseFromString(renderPage(page, SCRIPT, language, LOOK).html, 'text/html');
