import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileToSend } from './setup.ts';

const run = promisify(execFile);

const MPEG4 = ['-c:v', 'mpeg4', '-c:a', 'mp2'];

/** Formats and codecs of videos. Browsers play only the first. */
const FORMATS = {
  mp4: { type: 'video/mp4', args: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] },
  mov: { type: 'video/quicktime', args: ['-c:v', 'prores', '-c:a', 'pcm_s16le'] },
  avi: { type: 'video/x-msvideo', args: MPEG4 },
  mkv: { type: 'video/x-matroska', args: ['-c:v', 'mpeg2video', '-c:a', 'mp2'] },
} as const;
export type VideoFormat = keyof typeof FORMATS;

/** Makes a video of moving bars with a tone. It needs ffmpeg. */
export async function makeVideo(format: VideoFormat, seconds: number, size: string): Promise<FileToSend> {
  const { type, args } = FORMATS[format];
  const name = `film.${format}`;
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-video-'));
  try {
    const picture = ['-f', 'lavfi', '-i', `testsrc2=duration=${seconds}:size=${size}:rate=25`];
    const tone = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
    await run('ffmpeg', ['-v', 'error', ...picture, ...tone, ...args, join(folder, name)]);
    return { name, type, bytes: Uint8Array.from(await readFile(join(folder, name))) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
