import { readFileSync } from 'node:fs';
import { run } from './child.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/** @typedef {{ name: string, program: string, args: string[] }} Check */

/** @type {{ references: { path: string }[] }} */
const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));

/**
 * One incremental check for each project: it checks only what a changed file affects. `tsc -b` keeps no state here.
 * When forced to, it misses changes in files that a project imports from another project.
 * @type {Check[]}
 */
export const TYPES = references.map(({ path }) => ({
  name: `types of ${path}`,
  program: 'typescript/bin/tsc',
  args: ['-p', path, '--incremental', '--tsBuildInfoFile', inRoot('.cache', 'types', `${path}.tsbuildinfo`)],
}));

/** Folders whose imports follow direction rules. */
const SOURCES = ['backend', 'e2e', 'web-kit', 'web-admin', 'web-user', 'web-public'];

/** The caches spare reading unchanged files again. */
const IMPORTS_CACHE = ['--cache', inRoot('.cache', 'imports'), '--cache-strategy', 'content'];
const DEAD_CODE_CACHE = ['--cache', '--cache-location', inRoot('.cache', 'dead-code')];

/** @type {Check[]} */
export const LINT = [
  { name: 'style', program: '@biomejs/biome/bin/biome', args: ['check', '.'] },
  {
    name: 'import directions',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', '.dependency-cruiser.cjs', ...IMPORTS_CACHE, ...SOURCES],
  },
  { name: 'dead code', program: 'knip/bin/knip.js', args: ['--no-progress', ...DEAD_CODE_CACHE] },
];

/**
 * Runs checks in parallel and prints the result of each.
 * @param {readonly Check[]} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(checks) {
  const outcomes = await Promise.all(
    checks.map(async ({ name, program, args }) => {
      const { code, output } = await run(process.execPath, [inRoot('node_modules', program), ...args], {
        quiet: true,
      });
      say(`${name}: ${code === 0 ? 'ok' : `failed\n${output.trim()}`}`);
      return code === 0;
    }),
  );
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}
