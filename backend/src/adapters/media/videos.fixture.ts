import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Moving bars with a tone, as ffmpeg makes them. `args` say size, codecs and container. */
export function makeVideo(
  seconds: number,
  size: string,
  sound: boolean,
  args: readonly string[],
): Promise<Buffer> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=duration=${seconds}:size=${size}:rate=25`];
  const tone = sound ? ['-f', 'lavfi', '-i', `sine=duration=${seconds}`] : [];
  return inFolder(async (folder) => {
    const file = join(folder, 'video');
    await run('ffmpeg', ['-v', 'error', ...picture, ...tone, ...args, file]);
    return readFile(file);
  });
}

/** The bytes of a MOV or MP4 with a quarter turn in the header of its track, as phones write it. */
export function turned(bytes: Buffer): Buffer {
  const matrix = bytes.indexOf('tkhd') + 44;
  [0, 0x10000, 0, -0x10000, 0, 0].forEach((value, index) => {
    bytes.writeInt32BE(value, matrix + 4 * index);
  });
  return bytes;
}

interface Described {
  readonly format: { readonly format_name: string; readonly tags?: Readonly<Record<string, string>> };
  readonly streams: readonly Readonly<Record<string, unknown>>[];
}

/** What ffprobe says of the bytes. */
export function describeVideo(bytes: Uint8Array): Promise<Described> {
  return inFolder(async (folder) => {
    const file = join(folder, 'video');
    await writeFile(file, bytes);
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-of',
      'json',
      '-show_format',
      '-show_streams',
      file,
    ]);
    const described: Described = JSON.parse(stdout);
    return described;
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
