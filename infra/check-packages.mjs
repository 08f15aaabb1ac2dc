import { readFileSync } from 'node:fs';

/**
 * `node infra/check-packages.mjs [folder]` exits with 1, and names them, where installed packages are others than those of
 * the lockfile: of another version or content, or in no line of it. npm has compared the content with what it recorded.
 */
const folder = process.argv[2] ?? '.';

/**
 * @typedef {{ version?: string, integrity?: string }} Entry
 * @param {string} path
 * @returns {Record<string, Entry>}
 */
const packagesOf = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')).packages;

const locked = packagesOf('package-lock.json');
const others = Object.entries(packagesOf('node_modules/.package-lock.json')).filter(([path, installed]) => {
  const wanted = locked[path];
  return !wanted || wanted.version !== installed.version || wanted.integrity !== installed.integrity;
});
for (const [path, { version }] of others) {
  process.stderr.write(`${path} ${version}: the lockfile has ${locked[path]?.version ?? 'none'}\n`);
}
process.exit(others.length === 0 ? 0 : 1);
