import type { SceneKind } from '../drawing/scenes.ts';
import type { PhotoDraft } from '../drawing/studio.ts';
import type { Story } from './story.ts';

/** Returns photographs that differ in their numbers, and take turns among the scenes. */
export const photosOf = (
  first: number,
  count: number,
  ...kinds: readonly SceneKind[]
): readonly PhotoDraft[] =>
  Array.from({ length: count }, (_, place) => ({
    kind: kinds[place % kinds.length] ?? 'hills',
    number: first + place,
  }));

const dolomites = photosOf(100, 6, 'hills', 'forest');

export const GALLERIES: readonly Story[] = [
  {
    name: '🏔️ Dolomites 2026',
    versions: [
      { type: 'image', photos: dolomites.slice(0, 4) },
      { type: 'image', photos: dolomites.toReversed(), video: 'mp4' },
    ],
  },
  { name: 'Nuestro jardín', versions: [{ type: 'image', photos: photosOf(120, 4, 'flowers') }] },
  {
    name: '🌊 Summer by the sea',
    versions: [{ type: 'image', photos: photosOf(140, 12, 'sea', 'hills', 'city') }],
  },
  { name: 'Stadtbilder', versions: [{ type: 'image', photos: photosOf(160, 5, 'city'), video: 'mov' }] },
  { name: '秋の森', versions: [{ type: 'image', photos: photosOf(180, 4, 'forest', 'hills') }] },
  {
    name: 'Wedding album 💍',
    versions: [{ type: 'image', photos: photosOf(200, 7, 'flowers', 'sea', 'forest') }],
  },
];
