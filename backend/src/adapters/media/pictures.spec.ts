import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesIn } from './fixtures/processes.fixture.ts';
import { LOOK } from './picture-job.ts';
import { runPictureJob } from './pictures.ts';
import { Refusal } from './refusal.ts';

describe('the process for a picture', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'picture-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('refuses the file on which it dies', async () => {
    const file = join(folder, 'pipe');
    execFileSync('mkfifo', [file]);
    const { signal } = new AbortController();
    const looked = runPictureJob({ task: 'look', file, format: 'png', folder, symbols: false }, LOOK, signal);
    // A pipe opens once the process reads it: it has started then, and waits for bytes.
    const pipe = await open(file, 'w');
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGSEGV');
    await expect(looked).rejects.toEqual(new Refusal('broken'));
    await pipe.close();
  });
});
