import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { installFromDebian } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/**
 * Finds a Chromium that starts: the one in CHROMIUM_PATH, one on this machine, or one that it installs. The headless shell
 * comes first: it draws the same pages with three quarters of the processor time.
 * @returns {Promise<string | undefined>} its path; undefined when no Chromium can be installed
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return starts(named) ? named : undefined;
  return onThisMachine() ?? (await fromDebian()) ?? (await fromPlaywright());
}

const onThisMachine = () => [...onPath(), ...inApplications(), ...inPlaywrightCache()].find(starts);

function onPath() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const inApplications = () => [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function inPlaywrightCache() {
  /** @type {Record<string, string>} */
  const usual = { darwin: 'Library/Caches', win32: 'AppData/Local' };
  const cache = join(homedir(), usual[process.platform] ?? '.cache', 'ms-playwright');
  const programs =
    /^(headless_shell|chrome-headless-shell|chrome|Chromium|Google Chrome for Testing)(\.exe)?$/;
  return filesIn(process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? cache, 6).filter((file) =>
    programs.test(basename(file)),
  );
}

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {string[]}
 */
function filesIn(folder, depth) {
  if (depth === 0 || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path, depth - 1) : [path];
  });
}

/**
 * Some systems put a stub on PATH that only prints what to install.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // --version opens a window there
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function fromDebian() {
  await installFromDebian('chromium-headless-shell');
  return onThisMachine();
}

async function fromPlaywright() {
  say('installing Chromium (playwright-core)');
  const cli = inRoot('node_modules', 'playwright-core', 'cli.js');
  const { output } = await run(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
    quiet: true,
  });
  const found = onThisMachine();
  if (!found) say(`could not install Chromium; set CHROMIUM_PATH to one\n${output.trim()}`);
  return found;
}
