import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** Installs ffmpeg where it can. Where it cannot, its suites report it as missing. */
export async function ensureFfmpeg() {
  const found = ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0);
  if (!found) await installFromDebian('ffmpeg');
}
