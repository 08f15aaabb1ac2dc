import { expect, it } from 'vitest';
import { readScanned } from './scanned-code.ts';

const ORIGIN = 'https://codes.example';
const CODES = [{ shortCode: '7K3M9QWX2P', link: 'https://qlaim.example/7K3M9QWX2P' }];

it.each([
  ['one of the owner’s', 'https://codes.example/7K3M9QWX2P', { code: '7K3M9QWX2P', own: true }],
  ['as it is printed, in upper case', 'HTTPS://CODES.EXAMPLE/7K3M9QWX2P', { code: '7K3M9QWX2P', own: true }],
  ['in lower case', 'https://codes.example/7k3m9qwx2p', { code: '7K3M9QWX2P', own: true }],
  [
    'at the address of the owner’s codes',
    'https://qlaim.example/8CZXE43DW1',
    { code: '8CZXE43DW1', own: false },
  ],
  ['of somebody else', ' https://codes.example/8CZXE43DW1?x=1 ', { code: '8CZXE43DW1', own: false }],
])('reads a code %s', (_which, text, found) => expect(readScanned(text, CODES, ORIGIN)).toEqual(found));

it.each([
  ['an address elsewhere', 'https://shop.example/7K3M9QWX2P'],
  ['another port', 'https://codes.example:444/7K3M9QWX2P'],
  ['a deeper path', 'https://codes.example/info/7K3M9QWX2P'],
  ['another page of ours', 'https://codes.example/profile'],
  ['a script', 'javascript:alert(1)//7K3M9QWX2P'],
  ['no address', '7K3M9QWX2P'],
  ['a contact', 'BEGIN:VCARD\nFN:Rosa\nEND:VCARD'],
  ['nothing', ''],
])('takes %s for foreign', (_which, text) => expect(readScanned(text, CODES, ORIGIN)).toBe('foreign'));
