import type { StoredInfo } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { aPage } from '@qlaim/web-kit/testing';
import { expect, test } from 'vitest';
import { aCode } from '../../testing/codes.ts';
import { storedTexts } from './stored-texts.ts';

const { stored } = (await CODE_LIST.first('en')).texts;

const file = (name: string, contentType: string) => ({
  url: `/files/${name}`,
  name,
  contentType,
  size: 10,
  sources: [],
  state: 'ready' as const,
});
const PHOTO = file('a.jpg', 'image/jpeg');
const FILM = file('b.mp4', 'video/mp4');
const window = {
  parameter: 'time' as const,
  from: '08:00',
  to: '12:00',
  url: 'https://a.example/',
  timeZone: 'UTC',
};

test.each<[StoredInfo, string, string]>([
  [{ infoType: 'link', link: 'https://a.example/b/' }, 'Link', 'a.example/b'],
  [
    {
      infoType: 'phoneNumber',
      phoneNumber: '+12133734253',
      shown: '+1 213 373 4253',
      phone: { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' },
    },
    'Phone call',
    '+1 213 373 4253',
  ],
  [aPage(), 'Page', 'Rosa'],
  [aPage({ isProtected: true }), 'Protected page', 'Rosa'],
  [{ infoType: 'pdf', pdf: 'https://a.example/x.pdf', pdfs: [], files: [] }, 'PDF', 'a.example/x.pdf'],
  [
    { infoType: 'pdf', pdf: '/files/1', pdfs: [], files: [file('menu.pdf', 'application/pdf'), PHOTO] },
    'PDF',
    'menu.pdf and 1 more',
  ],
  [
    { infoType: 'image', imageVideos: [], files: [PHOTO, PHOTO, FILM] },
    'Images and videos',
    '2 images, 1 video',
  ],
  [
    { infoType: 'smartQR', smartQR: { conditions: [window, window], defaultUrl: 'https://b.example' } },
    'Smart QR',
    '08:00–12:00 a.example and 1 more, else b.example',
  ],
])('%o is described', (storedInfo, type, what) => {
  expect(storedTexts(aCode({ storedInfo }), stored)).toMatchObject({ type, what });
});

test('an empty code has no description', () => {
  expect(storedTexts(aCode({ storedInfo: null }), stored)).toBeUndefined();
});

test('a link whose host can be taken for another is in ASCII', () => {
  const storedInfo = { infoType: 'link' as const, link: 'https://p\u0430ypal.com/a' };
  expect(storedTexts(aCode({ storedInfo }), stored)?.what).toBe('xn--pypal-4ve.com/a');
});
