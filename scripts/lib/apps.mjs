import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './child.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { say, stop } from './say.mjs';

export const APPS = ['web-admin', 'web-user', 'web-public'];

/** What the apps are built of beside their own folder. */
const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'web-kit',
  'backend/src/contract',
  'backend/src/texts',
  'backend/src/print',
];
const NOT_INPUTS = /(^|[\\/])(dist|node_modules|\.vite)$|\.spec\.tsx?$|\.tsbuildinfo$/;

/**
 * Builds each app whose inputs have changed since its last build.
 * @param {readonly string[]} apps
 */
export async function ensureApps(apps = APPS) {
  const shared = SHARED.map((path) => inRoot(path));
  const stale = apps
    .map((app) => ({ app, inputs: digest([...shared, inRoot(app)]) }))
    .filter(({ app, inputs }) => builtFrom(app) !== inputs);
  if (stale.length === 0) return;
  say(`building ${stale.map(({ app }) => app).join(', ')}`);
  const failures = await Promise.all(stale.map(({ app, inputs }) => build(app, inputs)));
  const failed = failures.filter((output) => output !== '');
  if (failed.length > 0) stop(failed.join('\n'));
}

/**
 * The stamp is a file in the output folder, so that it disappears with the output.
 * @param {string} app
 */
const stampOf = (app) => inRoot(app, 'dist', '.inputs');

/** @param {string} app */
const builtFrom = (app) => (existsSync(stampOf(app)) ? readFileSync(stampOf(app), 'utf8') : undefined);

/**
 * @param {string} app
 * @param {string} inputs
 * @returns {Promise<string>} the output of a failed build; empty after success
 */
async function build(app, inputs) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  for (const options of buildsOf(app)) {
    const args = [vite, 'build', app, '--logLevel', 'warn', ...options];
    const { code, output } = await run(process.execPath, args, { quiet: true });
    if (code !== 0) return `building ${app} failed\n${output}`;
  }
  writeFileSync(stampOf(app), inputs);
  return '';
}

/**
 * The options of each build of an app. The first empties the output folder. Where the server renders the pages of the app,
 * their renderer follows.
 * @param {string} app
 */
function buildsOf(app) {
  const renderer = 'src/server/render.tsx';
  return existsSync(inRoot(app, renderer)) ? [[], ['--ssr', renderer]] : [[]];
}

/** @param {string[]} paths */
function digest(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (NOT_INPUTS.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
