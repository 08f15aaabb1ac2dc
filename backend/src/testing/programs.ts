import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';
import { reportMissing } from './engines/engines.ts';

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

/** Defines a suite that needs programs on the PATH. Each that is not there is reported as missing, as an engine is. */
export function describePrograms(names: readonly string[], title: string, suite: () => void): void {
  describe(title, () => {
    const missing = names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
    for (const name of missing) reportMissing(name, `${name} is not on the PATH`);
    if (missing.length === 0) suite();
  });
}
