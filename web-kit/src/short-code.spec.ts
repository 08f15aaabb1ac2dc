import { describe, expect, it } from 'vitest';
import { printCode, qrText } from './short-code.ts';

const CODE = '7K3M9QWX2P';

it.each([
  [CODE, '7K3M 9QWX 2P'],
  ['7K3', '7K3'],
  ['', ''],
])('%o is printed as %o', (code, printed) => {
  expect(printCode(code)).toBe(printed);
});

describe('what the symbol carries', () => {
  it('is the address in capitals, where nothing but the code follows the host', () => {
    expect(qrText(`https://qlaim.example/${CODE}`, CODE)).toBe(`HTTPS://QLAIM.EXAMPLE/${CODE}`);
  });

  it('is the address as it is, where a path may tell cases apart', () => {
    expect(qrText(`https://qlaim.example/Base/${CODE}`, CODE)).toBe(`https://qlaim.example/Base/${CODE}`);
  });
});
