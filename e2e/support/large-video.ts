import { createHash } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { makeVideo } from './videos.ts';

const MIB = 1024 * 1024;
export const LARGE_BYTES = 240 * MIB;
const BLOCK_BYTES = 8 * MIB;
/** The parts of 8 MiB in which the video is sent. */
export const VIDEO_PARTS = 30;

/** A video of a second, and how it is filled up to 240 MiB. */
export interface LargeVideo {
  readonly name: string;
  /** The bytes of the video, and the head of a box `free`, which holds all that follows. */
  readonly head: readonly number[];
  /** The lengths of the filling blocks in bytes. Each consists of its own number. */
  readonly blocks: readonly number[];
  /** SHA-256 of the whole, in hex. */
  readonly digest: string;
}

/** Makes a video that plays, of 240 MiB. It needs ffmpeg. */
export async function makeLargeVideo(): Promise<LargeVideo> {
  const { name, bytes } = await makeVideo('mp4', 1, '320x240');
  const room = LARGE_BYTES - bytes.byteLength;
  const box = Buffer.alloc(8);
  box.writeUInt32BE(room);
  box.write('free', 4, 'latin1');
  const head = Buffer.concat([bytes, box]);
  const filling = LARGE_BYTES - head.byteLength;
  const blocks = Array.from({ length: Math.ceil(filling / BLOCK_BYTES) }, (_none, place) =>
    Math.min(BLOCK_BYTES, filling - place * BLOCK_BYTES),
  );
  const hash = createHash('sha256').update(head);
  for (const [place, length] of blocks.entries()) hash.update(new Uint8Array(length).fill(place));
  return { name, head: [...head], blocks, digest: hash.digest('hex') };
}

/** Chooses the video in a picker. The browser fills it, which saves carrying its bytes there. */
export const chooseVideo = (picker: Locator, { name, head, blocks }: LargeVideo): Promise<void> =>
  picker.evaluate(
    (input, { name, head, blocks }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('This is no picker');
      const filling = blocks.map((length, place) => new Uint8Array(length).fill(place));
      const chosen = new DataTransfer();
      chosen.items.add(
        new File([new Uint8Array(head), ...filling], name, { type: 'video/mp4', lastModified: 1 }),
      );
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, head, blocks },
  );
