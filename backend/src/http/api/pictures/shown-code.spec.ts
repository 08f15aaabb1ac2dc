import { expect, it } from 'vitest';
import { shownCode } from './shown-code.ts';

const CODE = '7K3M9P2QXT';
const OTHER = '0123456789';
const HOST = 'https://qlaim.example';

it.each([
  ['the link', [`${HOST}/${CODE}`], HOST, { code: CODE }],
  ['the link in capitals', [`HTTPS://QLAIM.EXAMPLE/${CODE}`], HOST, { code: CODE }],
  ['the link of before HTTPS', [`http://qlaim.example/${CODE}`], HOST, { code: CODE }],
  ['the link without a scheme', [`qlaim.example/${CODE}`], HOST, { code: CODE }],
  ['the link with a query', [`${HOST}/${CODE}?from=print`], HOST, { code: CODE }],
  ['the link at another domain of ours', [`https://codes.example.de/${CODE}`], HOST, { code: CODE }],
  ['the bare code', [CODE.toLowerCase()], HOST, { code: CODE }],
  ['one code twice', [`${HOST}/${CODE}`, CODE], HOST, { code: CODE }],
  ['a port', [`http://localhost:4100/${CODE}`], 'http://localhost:4100', { code: CODE }],
  ['a folder', [`${HOST}/QR/${CODE}`], `${HOST}/qr`, { code: CODE }],
  ["a code beside a stranger's", [`${HOST}/${CODE}`, 'https://example.com'], HOST, { code: CODE }],
  ['nothing', [], HOST, { reason: 'no_code' }],
  ['two codes', [`${HOST}/${CODE}`, `${HOST}/${OTHER}`], HOST, { reason: 'several_codes' }],
  ['another host', [`https://example.com/${CODE}`], HOST, { reason: 'foreign_code' }],
  ['another port', [`http://localhost:4101/${CODE}`], 'http://localhost:4100', { reason: 'foreign_code' }],
  ['a host that ends as ours', [`https://evil-qlaim.example/${CODE}`], HOST, { reason: 'foreign_code' }],
  ['a deeper path', [`${HOST}/info/${CODE}`], HOST, { reason: 'foreign_code' }],
  ['outside the folder', [`${HOST}/${CODE}`], `${HOST}/qr`, { reason: 'foreign_code' }],
  ['a text', ['Merry Christmas'], HOST, { reason: 'foreign_code' }],
])('a picture of %s', (_what, symbols, publicUrl, shown) => {
  const hosts = [new URL(publicUrl).hostname, 'codes.example.de'];
  const site = { publicUrl, isOurs: (hostname: string) => hosts.includes(hostname) };
  expect(shownCode(symbols, site)).toEqual(shown);
});
