import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a video is encoded: one that every browser plays, and one that must be converted first. */
export type VideoKind = 'mp4' | 'mov';

const CODECS: Readonly<Record<VideoKind, readonly string[]>> = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryfast', '-movflags', '+faststart'],
  mov: ['-c:v', 'mpeg4', '-q:v', '5'],
};

const FRAMES = 150;

/** Makes a video of six seconds that moves into a photograph. It needs ffmpeg on the PATH. */
export async function makeVideo(kind: VideoKind, jpeg: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-video-'));
  try {
    const [photo, video] = [join(folder, 'photo.jpg'), join(folder, `video.${kind}`)];
    await writeFile(photo, jpeg);
    const zoom = `scale=1920:1080:force_original_aspect_ratio=increase,crop=1920:1080,zoompan=z='1+0.002*on':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${FRAMES}:s=1280x720:fps=25,format=yuv420p`;
    await run('ffmpeg', ['-v', 'error', '-i', photo, '-vf', zoom, ...CODECS[kind], video]);
    return await readFile(video);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
