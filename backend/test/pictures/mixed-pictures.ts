import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PictureProblem } from '../../src/http/api/pictures/problem-reasons.ts';
import { photograph, type Shot } from './photograph.ts';
import { seeded } from './random.ts';

/** A file of a seller's upload, and what becomes of it. */
export interface MixedPicture {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly becomes: { readonly shortCode: string } | { readonly reason: PictureProblem };
}

/** What the pictures show. Each of `codes` is on one of them at most. */
interface Shown {
  readonly publicUrl: string;
  readonly codes: readonly string[];
  /** A code that was deleted. */
  readonly deleted: string;
}

type Making = (shown: Shown, index: number) => Promise<Omit<MixedPicture, 'name'>>;

const SMALL = { width: 900, height: 675 } as const;
const JPEG = 'image/jpeg';
const MIB = 1_048_576;
const LIMIT = 100 * MIB;

const linkOf = ({ publicUrl }: Shown, code: string): string => `${publicUrl}/${code}`.toUpperCase();

/** A photograph of the code of this place, which is attached to that code. */
const taken =
  (how: (random: () => number) => Partial<Shot>): Making =>
  async (shown, index) => {
    const shortCode = shown.codes[index] ?? '';
    const text = linkOf(shown, shortCode);
    const bytes = await photograph({ ...SMALL, text, seed: index, ...how(seeded(index)) });
    return { type: JPEG, bytes, becomes: { shortCode } };
  };

const refusedFor =
  (reason: PictureProblem, draw: (shown: Shown, index: number) => Promise<Buffer>, type = JPEG): Making =>
  async (shown, index) => ({ type, bytes: await draw(shown, index), becomes: { reason } });

const of = (text: string, more: Partial<Shot> = {}) => photograph({ ...SMALL, text, ...more });

/** Twenty megabytes, most of them of the table: PNG without compression. */
const heavy: Making = async (shown, index) => {
  const shortCode = shown.codes[index] ?? '';
  const photo = await photograph({ width: 3000, height: 2300, text: linkOf(shown, shortCode), seed: index });
  const bytes = await sharp(photo).toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();
  return { type: 'image/png', bytes, becomes: { shortCode } };
};

/** A picture without a symbol: stripes over a table. */
const nothing = (index: number) => {
  const svg = `<svg width="900" height="675"><rect width="900" height="675" fill="#b7a58c"/><g stroke="#445" stroke-width="${
    4 + (index % 20)
  }">${Array.from({ length: 20 }, (_, line) => `<path d="M${line * 45} 0L${line * 45 + (index % 90)} 675"/>`).join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

/** A PNG whose data says what no decoder believes. */
const lying = (index: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    deflateSync(Buffer.alloc(200 + index, index)),
  ]);

const KINDS = {
  good: taken(() => ({})),
  rotated: taken((random) => ({ turned: random() * 360 })),
  blurred: taken((random) => ({ blur: 1 + random() * 2 })),
  mug: taken((random) => ({ wrapped: 0.35 + random() * 0.2, turned: random() * 10 - 5 })),
  heavy,
  none: refusedFor('no_code', (_shown, index) => nothing(index)),
  two: refusedFor('several_codes', (shown, index) =>
    of(linkOf(shown, shown.codes[index] ?? ''), {
      second: linkOf(shown, shown.codes[(index + 1) % shown.codes.length] ?? ''),
      side: 330,
    }),
  ),
  foreign: refusedFor('foreign_code', (_shown, index) => of(`https://example.com/menu/${index}`)),
  unknown: refusedFor('unknown_code', (shown) => of(linkOf(shown, shown.deleted))),
  corrupt: refusedFor('corrupt', async (shown, index) => {
    const whole = await of(linkOf(shown, shown.codes[index] ?? ''));
    return index % 2 === 0 ? whole.subarray(0, whole.length / 2) : lying(index);
  }),
  empty: refusedFor('empty', async () => Buffer.alloc(0)),
  text: refusedFor('wrong_type', async (_shown, index) => Buffer.from(`<h1>Not a picture ${index}</h1>`)),
  huge: refusedFor('too_large', async () => Buffer.alloc(LIMIT + 1)),
} as const satisfies Record<string, Making>;

type Kind = keyof typeof KINDS;

/** How many of each kind three hundred pictures hold. */
export const THREE_HUNDRED: Readonly<Record<Kind, number>> = {
  good: 60,
  rotated: 50,
  blurred: 40,
  mug: 40,
  heavy: 2,
  none: 25,
  two: 20,
  foreign: 20,
  unknown: 14,
  corrupt: 16,
  empty: 1,
  text: 10,
  huge: 2,
};

/** A few of each kind. */
export const A_FEW: Readonly<Record<Kind, number>> = {
  good: 1,
  rotated: 1,
  blurred: 1,
  mug: 1,
  heavy: 1,
  none: 1,
  two: 1,
  foreign: 1,
  unknown: 1,
  corrupt: 2,
  empty: 1,
  text: 1,
  huge: 1,
};

const ENDINGS: Readonly<Record<string, string>> = { [JPEG]: 'jpg', 'image/png': 'png' };
const kinds = Object.keys(KINDS).filter((key): key is Kind => key in KINDS);

/** Draws pictures in a mixed order, the same ones on every machine. One at a time is in memory. */
export async function* mixedPictures(
  shown: Shown,
  counts: Readonly<Record<Kind, number>>,
): AsyncGenerator<MixedPicture> {
  const random = seeded(300);
  const order = kinds
    .flatMap((kind) => Array.from({ length: counts[kind] }, () => ({ kind, key: random() })))
    .toSorted((a, b) => a.key - b.key);
  for (const [index, { kind }] of order.entries()) {
    const picture = await KINDS[kind](shown, index);
    const corrupt = kind === 'corrupt' && index % 2 === 1;
    const type = corrupt ? 'image/png' : picture.type;
    yield { ...picture, type, name: `${kind}-${index}.${ENDINGS[type]}` };
  }
}
