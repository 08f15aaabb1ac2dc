import { describe, expect, it } from 'vitest';
import { qrText } from './short-code.ts';
import { aBarcode } from './testing/builders.ts';

const CODE = '7K3M9QWX2P';

describe('qrText', () => {
  it('returns the address in capitals if only the code follows the host', () => {
    expect(qrText(aBarcode({ shortCode: CODE, link: `https://qlaim.example/${CODE}` }))).toBe(
      `HTTPS://QLAIM.EXAMPLE/${CODE}`,
    );
  });

  it('returns the address unchanged if its path can be case-sensitive', () => {
    const link = `https://qlaim.example/Base/${CODE}`;
    expect(qrText(aBarcode({ shortCode: CODE, link }))).toBe(link);
  });

  it('returns the address that was printed elsewhere, whatever host it has', () => {
    const printed = { address: 'https://s.example/aB3', here: false };
    expect(qrText(aBarcode({ shortCode: 'aB3', link: 'https://qlaim.example/aB3', printed }))).toBe(
      printed.address,
    );
  });
});
