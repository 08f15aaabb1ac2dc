import type { StoredInfo } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { shownLink } from '@qlaim/backend/contract/shown-link';
import { expect, it } from 'vitest';
import { aPage } from '../testing/builders.ts';
import { contentType, describeDestination } from './types.ts';

const phone = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };

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
  [aPage({ title: 'In memory of Rosa' }), 'Page', 'Page: In memory of Rosa'],
  [aPage({ title: '' }), 'Page', 'Shows a page'],
  [null, 'Not set up', 'Leads nowhere yet'],
])('the content %j has the label %s and the description %s', (info, label, words) => {
  expect([contentType(info).label, describeDestination(info, shownLink)]).toEqual([label, words]);
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtu.be/dQw4w9WgXcQ'],
  ['http://www.shop.example/menu/', 'shop.example/menu'],
  ['shop.example', 'shop.example'],
  ['https://shop.example?a=1&b=2&c=3&d=4', 'shop.example?a=1&b=2&c=3&d=4'],
  ['https://p\u0430ypal.com/a', 'xn--pypal-4ve.com/a'],
])('a code with the link %s opens %s', (link, words) => {
  expect(describeDestination({ infoType: 'link', link }, asciiLink)).toBe(`Opens ${words}`);
});
