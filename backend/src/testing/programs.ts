import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { reportMissing } from './engines.ts';

/**
 * Defines a suite that needs ffmpeg and ffprobe on the PATH. Without them they are reported as missing, as an engine is, and
 * the suite fails if `REQUIRE_ENGINES` names `ffmpeg`.
 */
export function describeFfmpeg(title: string, suite: () => void): void {
  describe(title, () => {
    const found = ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0);
    if (found) suite();
    else reportMissing('ffmpeg', 'ffmpeg and ffprobe are not on the PATH');
  });
}
