import { describe, expect, it } from 'vitest';
import { qrText } from './short-code.ts';

const CODE = '7K3M9QWX2P';

describe('qrText', () => {
  it('returns the address in capitals if only the code follows the host', () => {
    expect(qrText(`https://qlaim.example/${CODE}`, CODE)).toBe(`HTTPS://QLAIM.EXAMPLE/${CODE}`);
  });

  it('returns the address unchanged if its path can be case-sensitive', () => {
    expect(qrText(`https://qlaim.example/Base/${CODE}`, CODE)).toBe(`https://qlaim.example/Base/${CODE}`);
  });
});
