import { describe, expect, it } from 'vitest';
import { qrPicture, symbolText } from './qr-picture.ts';

describe('what the symbol carries', () => {
  it('is the link in upper case, where nothing but the code follows the host', () => {
    expect(symbolText('https://qlaim.example/7K3M9QWX2P')).toBe('HTTPS://QLAIM.EXAMPLE/7K3M9QWX2P');
  });

  it('is the link as it is, where a path may tell cases apart', () => {
    expect(symbolText('https://example.com/q/7K3M9QWX2P')).toBe('https://example.com/q/7K3M9QWX2P');
  });
});

it('draws an SVG picture without border', () => {
  const svg = decodeURIComponent(qrPicture('https://qlaim.example/7K3M9QWX2P'));
  expect(svg).toContain('viewBox="1 1 25 25"');
  expect(svg).toContain('M1 1h7v1h-7z');
});
