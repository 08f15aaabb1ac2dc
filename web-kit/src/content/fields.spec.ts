import type { FileInfo, StoredInfo } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { aPage } from '../testing/builders.ts';
import { fieldsOfBody, fieldsOfInfo } from './fields.ts';

const stored = (name: string): FileInfo => ({
  url: `https://qlaim.example/files/${name}`,
  name,
  contentType: 'application/pdf',
  size: 2048,
  sources: [],
  state: 'original',
});
const [A, B] = [stored('a.pdf'), stored('b.pdf')];
const phone = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' } as const;
const condition = (from: string, to: string) => ({
  parameter: 'time' as const,
  from,
  to,
  url: 'https://a.example/',
  timeZone: 'America/New_York',
});

const STORED: readonly (readonly [StoredInfo | null, readonly (readonly [string, string])[]])[] = [
  [null, [['Leads to', 'Nowhere yet']]],
  [{ infoType: 'link', link: 'https://www.example.com/a' }, [['Link', 'https://www.example.com/a']]],
  [
    { infoType: 'phoneNumber', phone: { ...phone, ext: '12' }, phoneNumber: '+12133734253', shown: '' },
    [
      ['Phone number', '+1 2133734253'],
      ['Extension', '12'],
    ],
  ],
  [{ infoType: 'pdf', pdf: A.url, pdfs: [A.url, B.url], files: [A, B] }, [['PDFs', '2']]],
  [
    { infoType: 'pdf', pdf: 'https://a.example/a.pdf', pdfs: [], files: [] },
    [['PDF', 'https://a.example/a.pdf']],
  ],
  [{ infoType: 'image', imageVideos: [A.url], files: [A] }, [['Images and videos', '1']]],
  [
    { infoType: 'smartQR', smartQR: { conditions: [condition('08:00', '12:00')], defaultUrl: '' } },
    [['Time 1', '08:00 to 12:00, America/New York: https://a.example/']],
  ],
  [
    {
      infoType: 'smartQR',
      smartQR: {
        conditions: [{ ...condition('22:00', '02:00'), overnight: true, days: ['fri'], languages: ['de'] }],
        defaultUrl: '',
        zone: 'America/New_York',
      },
    },
    [
      [
        'Time 1',
        '22:00 to 02:00, America/New York: https://a.example/ · ends the next day · Fri · language German',
      ],
      ['Clock of the place', 'America/New York'],
    ],
  ],
  [
    aPage({ title: 'Rosa', theme: 'night', isProtected: true, images: [{ index: 0, url: A.url }] }),
    [
      ['Page title', 'Rosa'],
      ['Images', '1'],
      ['Theme', 'Night'],
      ['Secure code', 'Set'],
    ],
  ],
  [
    aPage({ cover: A.url, indexed: true, pdfTitle: 'Letters', freeText: 'A text', imageText: 'By the lake' }),
    [
      ['Page title', 'Rosa'],
      ['Text', 'A text'],
      ['Image text', 'By the lake'],
      ['PDF title', 'Letters'],
      ['Theme', 'Paper'],
      ['Cover picture', 'Chosen'],
      ['Search engines', 'May find this page'],
    ],
  ],
  [
    aPage({
      recordings: [
        { url: A.url, title: 'Her laugh' },
        { url: B.url, title: '' },
      ],
      captions: [{ video: A.url, url: B.url, language: 'de' }],
    }),
    [
      ['Page title', 'Rosa'],
      ['Recordings', '2: Her laugh'],
      ['Captions of videos', '1'],
      ['Theme', 'Paper'],
    ],
  ],
  [
    aPage({
      portrait: A.url,
      born: '1931-05',
      died: '2024',
      files: [{ ...A, caption: 'At the lake' }],
      place: { text: 'Rose cemetery', address: '', coordinates: { latitude: 46.5, longitude: 11.35 } },
      links: [
        { url: 'https://example.org/', text: 'Choir' },
        { url: 'https://example.com/', text: '' },
      ],
      order: ['links'],
    }),
    [
      ['Portrait', 'Chosen'],
      ['Page title', 'Rosa'],
      ['Born', 'May 1931'],
      ['Died', '2024'],
      ['Captions of pictures', 'At the lake'],
      ['Resting place', 'Rose cemetery, 46.5, 11.35'],
      ['Links', 'Choir (https://example.org/) · https://example.com/'],
      ['Order of sections', 'Links, Words, Pictures, Videos, Recordings, Documents, Resting place'],
      ['Theme', 'Paper'],
    ],
  ],
];

const rows = (fields: ReturnType<typeof fieldsOfInfo>) => fields.map(({ label, text }) => [label, text]);

describe('a content in words', () => {
  it.each(STORED)('tells of %j', (info, expected) => {
    expect(rows(fieldsOfInfo(info))).toEqual(expected);
  });

  it('tells of the body of an update', () => {
    expect(rows(fieldsOfBody({ name: 'Blue bag' }))).toEqual([['Leads to', 'Not changed']]);
    expect(rows(fieldsOfBody({ type: 'link', link: 'https://a.example' }))).toEqual([
      ['Link', 'https://a.example'],
    ]);
    expect(rows(fieldsOfBody({ type: 'phoneNumber', phoneNumber: '+1 213' }))).toEqual([
      ['Phone number', '+1 213'],
    ]);
    expect(rows(fieldsOfBody({ type: 'phoneNumber', phoneNumber: phone }))).toEqual([
      ['Phone number', '+1 2133734253'],
    ]);
    expect(rows(fieldsOfBody({ type: 'pdf', link: 'https://a.example/a.pdf' }))).toEqual([
      ['PDF', 'https://a.example/a.pdf'],
    ]);
  });
});
