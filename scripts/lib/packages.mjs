import { existsSync, readFileSync } from 'node:fs';
import { npm } from './child.mjs';
import { inRoot } from './paths.mjs';
import { say, stop } from './say.mjs';

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs packages when the installed ones differ from the lockfile. None of them needs its install scripts. */
export async function ensurePackages() {
  if (installed()) return;
  say('installing packages (npm ci)');
  const clean = await npm(['ci', ...QUIETLY], { quiet: true });
  if (clean.code === 0) return;
  // `npm install --no-save` also follows the lockfile, and does not change it.
  say(`${whyRefused(clean.output)} Installing with npm install --no-save.`);
  const { code, output } = await npm(['install', '--no-save', ...QUIETLY], { quiet: true });
  if (code !== 0) stop(`npm install failed\n${output}`);
}

/**
 * npm ci takes no lockfile without some platform's optional packages. A registry without them causes such a lockfile.
 * @param {string} output of npm ci
 */
function whyRefused(output) {
  if (/^npm error Missing: .* from lock file$/m.test(output))
    return 'package-lock.json lacks optional packages of another platform, which npm ci wants.';
  return `npm ci failed: ${/^npm error (?!code)(.+)$/m.exec(output)?.[1] ?? 'it does not say why'}.`;
}

/**
 * Compares npm's own record with the lockfile. npm writes the record at the end. An interrupted `npm ci` therefore
 * counts as not installed, and a developer's own `npm install` counts.
 */
function installed() {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const have = packagesOf(note);
  const want = packagesOf(inRoot('package-lock.json'));
  delete want[''];
  return (
    Object.entries(have).every(([path, entry]) =>
      want[path] ? isSame(entry, want[path]) : entry.optional,
    ) && Object.entries(want).every(([path, entry]) => entry.optional || path in have)
  );
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: object }} Entry */

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {Entry} have
 * @param {Entry} want
 */
const isSame = (have, want) => have.version === want.version && have.integrity === want.integrity;
