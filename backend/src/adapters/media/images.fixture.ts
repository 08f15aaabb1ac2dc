import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture of noise over a gradient, which compresses as a photograph does. */
export function photo(width: number, height: number) {
  const background = { r: 200, g: 60, b: 30 };
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
}

/** One colour. */
export const plain = (width: number, height: number, background = '#204080') =>
  sharp({ create: { width, height, channels: 3, background } });

/** An animated GIF of noise. */
export function animation(width: number, height: number, frames: number): Promise<Buffer> {
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .gif()
    .toBuffer();
}

/** A place, as cameras write it. */
export const GPS = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 0/1',
  },
};

/** A ZIP of one empty file. */
export function zip(): Buffer {
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, name, entry, name, end]);
}
