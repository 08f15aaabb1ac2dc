import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A temporary folder of a suite. Returns a function that joins a path inside it. */
export function useFolder(): (...parts: readonly string[]) => string {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-foreign-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (...parts) => join(folder, ...parts);
}
