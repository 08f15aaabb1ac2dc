import { LIMITS } from '@qlaim/backend/contract';

/** Pixels of a side. The smaller one is for pictures that don't get small enough in the larger. */
const SIDES = [512, 256] as const;

const DATA = 'data:image/png;base64,';

/** Returns a chosen picture as a small PNG in base64; undefined for a file that the browser can't show. */
export async function readLogo(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const drawn = SIDES.map((side) => pngOf(image, side));
    return drawn.find((png) => png !== undefined && png.length * 0.75 <= LIMITS.print.logoBytes);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A drawing may have no size of its own; it is then drawn as a square. */
function pngOf(image: HTMLImageElement, side: number): string | undefined {
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = side / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const url = canvas.toDataURL('image/png');
  return url.startsWith(DATA) ? url.slice(DATA.length) : undefined;
}
