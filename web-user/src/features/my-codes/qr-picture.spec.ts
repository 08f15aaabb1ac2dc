import { expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';

it('draws an SVG without a border from the address in capitals', () => {
  const svg = decodeURIComponent(qrPicture('https://qlaim.example/7K3M9QWX2P', '7K3M9QWX2P'));
  expect(svg).toContain('viewBox="1 1 25 25"');
  expect(svg).toContain('M1 1h7v1h-7z');
});
