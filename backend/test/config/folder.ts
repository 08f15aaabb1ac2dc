import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A data folder for a suite, removed after it. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qlaim-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
