import encodeQR from 'qr';
import sharp from 'sharp';
import { seeded } from './random.ts';

/** How a symbol was photographed. What is left out is as in a good photograph. */
export interface Shot {
  readonly text: string;
  /** A second symbol beside the first. */
  readonly second?: string;
  /** Pixels of the photograph. */
  readonly width?: number;
  readonly height?: number;
  /** The side of the symbol with its quiet zone, in pixels. */
  readonly side?: number;
  /** Degrees. */
  readonly turned?: number;
  /** How much farther away the right and the lower edge are; 0.3 is a strong perspective. */
  readonly tilt?: readonly [across: number, down: number];
  /** The symbol wraps a cylinder: its width over the diameter. 0.5 and more is a small mug. */
  readonly wrapped?: number;
  /** The sigma of the blur, in pixels. */
  readonly blur?: number;
  /** Grey levels of the modules and of the paper. */
  readonly ink?: readonly [dark: number, light: number];
  /** The share of light that the darkest corner loses. */
  readonly shadow?: number;
  /** The largest deviation of a pixel, in grey levels. */
  readonly noise?: number;
  readonly quality?: number;
  readonly seed?: number;
}

const QUIET_ZONE = 4;
const TABLE = 128;

type Modules = readonly (readonly boolean[])[];

/** Draws a photograph of a symbol on a table as JPEG. The same shot gives the same bytes. */
export async function photograph(shot: Shot): Promise<Buffer> {
  const { text, second, width = 1200, height = 900, blur = 0.6, quality = 85 } = shot;
  const grey = Buffer.alloc(width * height, TABLE);
  const place = second === undefined ? 0.5 : 0.27;
  draw(grey, { ...shot, width, height }, modulesOf(text), place);
  if (second !== undefined) draw(grey, { ...shot, width, height }, modulesOf(second), 0.73);
  light(grey, width, height, shot);
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.3, blur))
    .jpeg({ quality })
    .toBuffer();
}

const modulesOf = (text: string): Modules => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });

type Framed = Shot & { readonly width: number; readonly height: number };

/** Each pixel looks up the module that it shows, from the camera back to the paper. */
function draw(grey: Buffer, shot: Framed, modules: Modules, place: number): void {
  const { width, height, ink = [25, 230] } = shot;
  const { side = Math.min(width, height) * 0.6 } = shot;
  const paper = paperAt(shot);
  const count = modules.length;
  const reach = Math.ceil(side * 1.3);
  const [centreX, centreY] = [width * place, height / 2];
  for (let y = Math.max(0, Math.floor(centreY - reach)); y < Math.min(height, centreY + reach); y += 1)
    for (let x = Math.max(0, Math.floor(centreX - reach)); x < Math.min(width, centreX + reach); x += 1) {
      let sum = 0;
      let hits = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const at = paper((x + dx - centreX) / side, (y + dy - centreY) / side);
        const dark = at && modules[Math.floor((at[1] + 0.5) * count)]?.[Math.floor((at[0] + 0.5) * count)];
        if (dark === undefined) continue;
        sum += ink[dark ? 0 : 1];
        hits += 1;
      }
      if (hits > 0) grey[y * width + x] = (sum + (4 - hits) * TABLE) / 4;
    }
}

type Point = readonly [u: number, v: number];

/** Returns where on the paper a point of the picture lies, in sides of the symbol from its middle. */
function paperAt({
  turned = 0,
  tilt = [0, 0],
  wrapped = 0,
}: Shot): (x: number, y: number) => Point | undefined {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const depth = 1 - tilt[0] * x - tilt[1] * y;
    if (depth <= 0) return undefined;
    const [flatX, flatY] = [x / depth, y / depth];
    const [u, v] = [flatX * cos + flatY * sin, flatY * cos - flatX * sin];
    if (wrapped === 0) return [u, v];
    const sine = u * 2 * wrapped;
    if (Math.abs(sine) >= 1) return undefined;
    // A mug is seen from a little above: its rings are bent.
    return [Math.asin(sine) / (2 * wrapped), v + 0.12 * wrapped * (1 - Math.sqrt(1 - sine * sine))];
  };
}

/** Darkens towards a corner and adds the noise of a sensor. */
function light(grey: Buffer, width: number, height: number, { shadow = 0, noise = 6, seed = 1 }: Shot): void {
  const random = seeded(seed);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const lit = 1 - (shadow * (x / width + y / height)) / 2;
      const value = (grey[at] ?? 0) * lit + (random() * 2 - 1) * noise;
      grey[at] = Math.min(255, Math.max(0, value));
    }
}
