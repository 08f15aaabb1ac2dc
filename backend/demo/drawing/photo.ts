import sharp from 'sharp';
import { SeededRandom } from '../random.ts';
import { drawScene, type SceneKind } from './scenes.ts';

export interface Photo {
  readonly jpeg: Buffer;
  readonly description: string;
}

/** Pixels. A few photographs are as large as those of a good camera. */
const WIDTHS = [1600, 2000, 1800, 2400, 1600, 3000, 2000, 1600, 4000];

/** The side of a square of grain, in pixels. */
const GRAIN = 512;

/** Grain of a sensor, which makes a drawing compress as a photograph does. Repeated, it costs little. */
async function grain(random: SeededRandom): Promise<Buffer> {
  const pixels = Buffer.from(
    Uint8Array.from({ length: GRAIN * GRAIN }, () => 128 + 34 * (random.next() + random.next() - 1)),
  );
  return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .png()
    .toBuffer();
}

let tile: Promise<Buffer> | undefined;

/** Draws the photograph with a number. Its number alone decides about scene, width and description. */
export async function drawPhoto(kind: SceneKind, number: number): Promise<Photo> {
  tile ??= grain(new SeededRandom(1));
  const { svg, description } = drawScene(kind, new SeededRandom(number));
  const width = WIDTHS[number % WIDTHS.length] ?? 1600;
  const upright = number % 4 === 3;
  const size = upright
    ? { width: Math.round(width * 0.75), height: width }
    : { width, height: Math.round(width / 1.5) };
  // A drawing of thousands of pixels takes ten times as long to draw as to enlarge.
  const drawn = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const jpeg = await sharp(drawn)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: await tile, tile: true, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 82 })
    .toBuffer();
  return { jpeg, description };
}
