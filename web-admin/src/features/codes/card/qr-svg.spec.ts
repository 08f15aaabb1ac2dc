import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-svg.ts';

const TEXT = 'HTTPS://QLAIM.EXAMPLE/7K3M9P2QXT';

test('the picture has a quiet zone of four modules and whole pixels per module', () => {
  const { svg, size } = qrPicture(TEXT);
  expect(svg).toContain('viewBox="0 0 33 33"');
  expect(svg).toContain('crispEdges');
  expect(size).toBe(33 * 3);
});

test('a scanner reads the address from it', () => {
  const scale = 4;
  const pixels = encodeQR(TEXT, 'raw', {
    ecc: 'medium',
    border: 4,
    scale,
  });
  const side = pixels.length;
  const data = Uint8Array.from(
    pixels.flat().flatMap((dark) => [dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255]),
  );
  expect(decodeQR({ width: side, height: side, data })).toBe(TEXT);
});
