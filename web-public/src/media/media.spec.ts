import type { FileInfo } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { fillPlace } from './place.ts';
import { playability } from './playability.ts';
import { stageOf } from './stage.ts';

const FILE: FileInfo = {
  url: '/a',
  name: 'a',
  contentType: 'image/jpeg',
  size: 1,
  sources: [],
  state: 'ready',
};

describe('the frames of a slider', () => {
  it.each([
    [[], 'wide'],
    [[[800, 1000]], 'tall'],
    [[[900, 1000]], 'square'],
    [[[1199, 1000]], 'square'],
    [[[1200, 1000]], 'wide'],
    [
      [
        [800, 1000],
        [1600, 1000],
        [1000, 1000],
      ],
      'square',
    ],
    [
      [
        [0, 1000],
        [800, 1000],
      ],
      'tall',
    ],
  ] as const)('of %j are %s', (sizes, stage) => {
    expect(stageOf(sizes.map(([width, height]) => ({ ...FILE, width, height })))).toBe(stage);
  });
});

describe('a video', () => {
  it.each([
    ['video/mp4', { src: '/a', offersDownload: false }],
    ['video/quicktime', { src: '/a', offersDownload: true }],
    ['video/x-msvideo', { offersDownload: true }],
  ])('of the type %s', (contentType, expected) => {
    expect(playability({ ...FILE, contentType })).toEqual(expected);
  });

  it('is played in its prepared form', () => {
    const played = playability({ ...FILE, contentType: 'video/x-msvideo', play: '/a.mp4' });
    expect(played).toEqual({ src: '/a.mp4', offersDownload: false });
  });
});

it('writes a place in the numbers of the language', () => {
  expect(fillPlace('{place} of {total}', 3, 1204, 'en')).toBe('3 of 1,204');
  expect(fillPlace('{place} من {total}', 3, 12, 'ar-EG')).toBe('٣ من ١٢');
});
