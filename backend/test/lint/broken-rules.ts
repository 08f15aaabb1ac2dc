import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const CONFIG = resolve(import.meta.dirname, '../../../.dependency-cruiser.cjs');

/**
 * Writes the files into a temporary folder and checks their imports by the project's rules.
 * @param files contents by path from the repository's root
 * @returns the broken rules, as `rule: from → to`
 */
export async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const baseDir = await realpath(await mkdtemp(join(tmpdir(), 'import-rules-')));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(baseDir, dirname(path)), { recursive: true });
      await writeFile(join(baseDir, path), content);
    }
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path));
    folders.delete('node_modules');
    const { output } = await cruise([...folders], { ...(await extractDepcruiseOptions(CONFIG)), baseDir });
    if (typeof output === 'string') throw new Error(`The result is not an object: ${output}`);
    return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  } finally {
    await rm(baseDir, { recursive: true });
  }
}
