import type { Shot } from './photograph.ts';

type Difficulty = Omit<Shot, 'text'>;

/** A difficult photograph: what is wrong with it, and how it is taken. */
export interface HardShot {
  readonly kind: string;
  readonly shot: Difficulty;
}

const LARGE = { width: 4000, height: 3000 } as const;
const NEGATIVE = [225, 30] as const;

const each = (kind: string, shots: readonly Difficulty[]): HardShot[] =>
  shots.map((shot, index) => ({ kind, shot: { seed: index + 1, ...shot } }));

/** Seventy-six difficult photographs of a symbol, as those of phones are. */
export const HARD_PHOTOGRAPHS: readonly HardShot[] = [
  ...each(
    'rotated',
    [7, 15, 30, 45, 58, 75, 120, 165, 195, 233, 285, 340].map((turned) => ({ turned, side: 420 })),
  ),
  ...each(
    'blurred',
    [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5].map((blur) => ({ blur, side: 480 })),
  ),
  ...each('in perspective', [
    { tilt: [0.3, 0] },
    { tilt: [0, 0.3] },
    { tilt: [0.45, 0] },
    { tilt: [0, 0.5] },
    { tilt: [0.3, 0.3] },
    { tilt: [-0.4, 0.3] },
    { tilt: [0.6, 0] },
    { tilt: [0, -0.6] },
    { tilt: [0.5, 0.4] },
    { tilt: [-0.5, -0.4] },
    { tilt: [0.7, 0.1] },
    { tilt: [0.2, 0.7] },
  ]),
  ...each('low contrast', [
    { ink: [90, 150] },
    { ink: [100, 140] },
    { ink: [105, 135] },
    { ink: [110, 134] },
    { ink: [60, 90], noise: 8 },
    { ink: [170, 205], noise: 8 },
    { ink: [25, 60], noise: 5 },
    { ink: [200, 235], noise: 8 },
  ]),
  ...each('small in 12 megapixels', [
    { ...LARGE, side: 400 },
    { ...LARGE, side: 320 },
    { ...LARGE, side: 260 },
    { ...LARGE, side: 210, turned: 20 },
    { ...LARGE, side: 180 },
    { ...LARGE, side: 150 },
  ]),
  ...each('inverted', [
    { ink: NEGATIVE },
    { ink: NEGATIVE, turned: 33 },
    { ink: NEGATIVE, blur: 3 },
    { ink: NEGATIVE, tilt: [0.3, 0.2] },
    { ink: [160, 90] },
    { ink: NEGATIVE, side: 220, turned: 170 },
  ]),
  ...each('on a mug', [
    { wrapped: 0.4 },
    { wrapped: 0.5 },
    { wrapped: 0.55 },
    { wrapped: 0.6 },
    { wrapped: 0.65 },
    { wrapped: 0.5, turned: 8 },
    { wrapped: 0.5, blur: 2.5 },
    { wrapped: 0.55, shadow: 0.6 },
  ]),
  ...each('several at once', [
    { turned: 25, blur: 2.5, side: 400 },
    { turned: 40, tilt: [0.3, 0.2] },
    { turned: 110, ink: [90, 150] },
    { blur: 3, ink: [80, 160] },
    { shadow: 0.8, turned: 15 },
    { shadow: 0.9, tilt: [0, 0.4] },
    { shadow: 0.85, blur: 2 },
    { noise: 60, side: 600 },
    { noise: 40, turned: 50 },
    { noise: 50, blur: 2 },
    { quality: 10, side: 380 },
    { quality: 8, turned: 70 },
    { ...LARGE, side: 500, turned: 45, shadow: 0.7 },
    { tilt: [0.4, 0.3], blur: 2.2, shadow: 0.5 },
  ]),
];
