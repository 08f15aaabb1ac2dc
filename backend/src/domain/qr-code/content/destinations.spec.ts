import { expect, it } from 'vitest';
import { LINK, PHONE } from '../../../testing/qr-code.ts';
import { ERASED } from '../../event.ts';
import { destinationsOf } from './destinations.ts';
import type { StoredContent } from './index.ts';

const page: StoredContent = {
  infoType: 'memories',
  memories: {
    title: 'title.example',
    freeText: 'Words, and a-list.com/Ab and https://b.example.',
    videoUrl: 'https://youtu.be/abc',
    videoDescription: 'https://c.example',
    imageText: 'https://a-list.com/Ab',
    pdfTitle: '',
    secureCode: null,
    videos: [],
    images: [],
    pdfs: [],
    place: { text: 'd-list.com', address: 'Main Street 1' },
    links: [{ url: 'https://e.example/', text: 'E' }],
  },
};

const hours = { from: '08:00', to: '10:00', timeZone: 'Europe/Paris' };

it.each([
  ['a link', LINK, ['https://example.com/Ab']],
  [
    'a PDF elsewhere',
    { infoType: 'pdf', link: 'https://p.example/a.pdf', files: [] },
    ['https://p.example/a.pdf'],
  ],
  ['an uploaded PDF', { infoType: 'pdf', link: null, files: [] }, []],
  [
    'a Smart QR',
    {
      infoType: 'smartQR',
      smartQR: {
        conditions: [{ ...hours, url: 'https://s.example' }],
        defaultUrl: 'https://t.example',
      },
    },
    ['https://s.example', 'https://t.example'],
  ],
  ['a Smart QR without a default', { infoType: 'smartQR', smartQR: { conditions: [], defaultUrl: '' } }, []],
  [
    'a page, in its links and where its texts show links',
    page,
    [
      'https://e.example/',
      'https://a-list.com/Ab',
      'https://b.example',
      'https://c.example',
      'https://d-list.com',
      'https://youtu.be/abc',
    ],
  ],
  ['a phone number', PHONE, []],
  ['a gallery', { infoType: 'image', imageVideos: [] }, []],
  ['erased content', ERASED, []],
  ['no content', null, []],
] satisfies readonly [string, StoredContent | typeof ERASED | null, readonly string[]][])(
  'the destinations of %s',
  (_what, content, destinations) => expect(destinationsOf(content)).toEqual(destinations),
);
