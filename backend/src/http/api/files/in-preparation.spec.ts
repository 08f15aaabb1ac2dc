import { expect, it } from 'vitest';
import type { StoredFile } from '../../../domain/qr-code/content/file.ts';
import type { PreparedFile } from '../../../domain/qr-code/content/prepared-file.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { unconverted } from './in-preparation.ts';

const video = (upload: string): StoredFile => ({
  key: `codes/0123456789/${upload}/original.mov`,
  name: 'a.mov',
  contentType: 'video/quicktime',
  size: 1,
});

it('names the videos of the present content that stay as they are, with the reason', () => {
  const imageVideos = ['made', 'refused', 'waiting'].map(video);
  const refused: PreparedFile = { widths: [], unconverted: 'too_much_work' };
  const state = {
    ...QR_CODE.initial,
    content: { infoType: 'image', imageVideos } as const,
    prepared: {
      [video('made').key]: { widths: [], play: 'play.mp4' },
      [video('refused').key]: refused,
      [video('removed').key]: refused,
    },
  };
  const url = `https://qlaim.example/files/${video('refused').key}`;
  expect(unconverted('https://qlaim.example', state)).toEqual([{ url, reason: 'too_much_work' }]);
});
