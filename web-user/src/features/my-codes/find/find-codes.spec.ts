import { CONTENT_ENGLISH } from '@qlaim/backend/texts/content';
import { aBarcode } from '@qlaim/web-kit/testing';
import { expect, it } from 'vitest';
import { findCodes, type Order, type TypeWanted, typesOf } from './find-codes.ts';

const CODES = [
  aBarcode({ shortCode: '7K3M9QWX2P', name: 'Café menu', scanCount: 4 }),
  aBarcode({
    shortCode: '1111222233',
    scanCount: 90,
    storedInfo: { infoType: 'link', link: 'https://youtu.be/dQw4w9WgXcQ' },
  }),
  aBarcode({ shortCode: '4444555566', name: 'Bag 10', scanCount: 9 }),
  aBarcode({ shortCode: '7777888899', name: 'bag 9', scanCount: 9 }),
];

const found = (text: string, order: Order = 'newest', type: TypeWanted = 'all') =>
  findCodes(CODES, { text, order, type }, { content: CONTENT_ENGLISH, language: 'en' }).map(
    ({ shortCode, name }) => name ?? shortCode,
  );

it.each([
  ['cafe', ['Café menu']],
  ['  MENU ', ['Café menu']],
  ['1111222', ['1111222233']],
  ['4444 5555', ['Bag 10']],
  ['youtu.be/dqw', ['1111222233']],
  ['leads nowhere', ['Café menu', 'Bag 10', 'bag 9']],
  ['no such code', []],
])('finds %j by name, short code or destination', (text, names) => {
  expect(found(text)).toEqual(names);
});

it.each([
  ['newest', ['Café menu', '1111222233', 'Bag 10', 'bag 9']],
  ['name', ['bag 9', 'Bag 10', 'Café menu', '1111222233']],
  ['scans', ['1111222233', 'Bag 10', 'bag 9', 'Café menu']],
] as const)('lists the codes by %s', (order, names) => {
  expect(found('', order)).toEqual(names);
});

it('finds the codes of one type, and tells which types there are', () => {
  expect(found('', 'newest', 'link')).toEqual(['1111222233']);
  expect(found('bag', 'newest', 'link')).toEqual([]);
  expect(found('', 'newest', 'pdf')).toEqual([]);
  expect(typesOf([...CODES, ...CODES])).toEqual(['link']);
});
