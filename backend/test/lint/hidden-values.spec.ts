import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const Report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ start: z.object({ line: z.int() }) }) }),
  ),
});

/** Returns the lines that the project's own lint rule refuses. */
async function refused(lines: readonly string[]): Promise<(string | undefined)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hidden-values-'));
  try {
    const file = join(folder, 'example.spec.ts');
    await writeFile(file, lines.join('\n'));
    const args = [BIOME, 'lint', `--config-path=${ROOT}`, '--vcs-enabled=false', '--reporter=json', file];
    // The linter exits with an error where it refuses something, and reports all the same.
    const outcome: unknown = await promisify(execFile)(process.execPath, args).catch(
      (error: unknown) => error,
    );
    const { stdout } = z.object({ stdout: z.string() }).parse(outcome);
    return Report.parse(JSON.parse(stdout))
      .diagnostics.filter(({ category }) => category === 'plugin')
      .map(({ location }) => lines[location.start.line - 1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const HIDING = [
  'expect(a === b).toBe(true);',
  'expect(a > b).toEqual(false);',
  'expect(a && b).toBeTruthy();',
  'expect(!a).toBe(true);',
  'expect(list.includes(a)).toBe(true);',
  'expect(list.some((one) => one > a)).toBe(false);',
  'expect(text.startsWith(a)).toBe(true);',
  'expect(/x/.test(text)).toBe(true);',
];

const SHOWING = [
  'expect(a).toBe(true);',
  'expect(await isDone(a)).toBe(true);',
  'expect(list).toContain(a);',
  'expect(list.filter((one) => one === a)).toEqual([]);',
  'expect(a && [...a]).toEqual([1]);',
];

it('refuses an assertion whose failure shows none of the values', async () => {
  expect(await refused([...HIDING, ...SHOWING])).toEqual(HIDING);
});
