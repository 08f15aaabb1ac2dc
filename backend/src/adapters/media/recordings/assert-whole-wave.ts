import { Refusal } from '../refusal.ts';

const HEADER = 12;
const CHUNK_HEADER = 8;

/** Sizes that recorders write which do not know the end yet. */
const UNKNOWN: readonly number[] = [0, 0xffffffff];

/**
 * Throws `Refusal` where the sound of a WAV is shorter than its header says. ffmpeg plays what is there. `head` are the first
 * bytes, `size` is that of the whole file.
 */
export function assertWholeWave(head: Buffer, size: number): void {
  for (let at = HEADER; at + CHUNK_HEADER <= head.length; ) {
    const length = head.readUInt32LE(at + 4);
    const isSound = head.toString('latin1', at, at + 4) === 'data';
    if (isSound && UNKNOWN.includes(length)) return;
    if (at + CHUNK_HEADER + length > size) throw new Refusal('broken');
    if (isSound) return;
    // Chunks begin at even places.
    at += CHUNK_HEADER + length + (length % 2);
  }
}
