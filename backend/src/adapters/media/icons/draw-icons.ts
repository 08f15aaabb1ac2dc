import { join } from 'node:path';
import sharp from 'sharp';
import type { Tile } from '../../../ports/media.ts';
import type { OpenedImage } from '../open-image.ts';

/** The radius of round corners, as a part of the side. */
const ROUND = '22%';

/** Writes the image in the middle of each square into the folder, and returns the names of the files. */
export async function drawIcons(
  image: OpenedImage,
  tiles: readonly Tile[],
  folder: string,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [place, tile] of tiles.entries()) {
    const name = `icon-${place}.png`;
    const most = Math.round(tile.side * tile.inside);
    const shown = await image
      .first()
      .resize(most, most, { fit: 'inside' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    await sharp(groundOf(tile))
      .composite([{ input: shown }])
      .png()
      .toFile(join(folder, name));
    names.push(name);
  }
  return names;
}

function groundOf({ side, ground }: Tile): Buffer {
  const white =
    ground === 'none'
      ? ''
      : `<rect width="100%" height="100%" rx="${ground === 'tile' ? ROUND : 0}" fill="#fff"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${white}</svg>`,
  );
}
