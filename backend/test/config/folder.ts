import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a data folder that is removed after the suite. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qlaim-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
