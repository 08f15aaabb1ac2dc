import type { StoredInfo } from '@qlaim/backend/contract';
import { expect, it } from 'vitest';
import { destinationOf, typeOf } from './content-types.ts';

const phone = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };

const page = (title: string): StoredInfo => ({
  infoType: 'memories',
  memories: {
    title,
    freeText: '',
    videoUrl: '',
    videoDescription: '',
    imageText: '',
    pdfTitle: '',
    isProtected: false,
    password: null,
    videos: [],
    images: [],
    pdfs: [],
    files: [],
    theme: 'paper',
    cover: null,
    indexed: false,
  },
});

it.each<[StoredInfo | null, string, string]>([
  [
    { infoType: 'link', link: 'https://www.shop.example/menu/a/b?c=d' },
    'Link',
    'Opens shop.example/menu/a/b?c=d',
  ],
  [
    { infoType: 'phoneNumber', phoneNumber: '+12133734253', shown: '+1 213 373 4253', phone },
    'Phone call',
    'Calls +1 213 373 4253',
  ],
  [
    { infoType: 'smartQR', smartQR: { conditions: [], defaultUrl: '' } },
    'Smart QR',
    'Opens a link that depends on the time of day',
  ],
  [{ infoType: 'pdf', pdf: 'https://files.example/a', pdfs: [], files: [] }, 'PDF', 'Opens a PDF'],
  [{ infoType: 'image', imageVideos: [], files: [] }, 'Image/Videos', 'Shows images and videos'],
  [page('In memory of Rosa'), 'Page', 'Page: In memory of Rosa'],
  [page(''), 'Page', 'Shows a page'],
  [null, 'Not set up', 'Leads nowhere yet'],
])('the content %j has the label %s and the description %s', (info, label, words) => {
  expect([typeOf(info).label, destinationOf(info)]).toEqual([label, words]);
});
