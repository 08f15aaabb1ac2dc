import { spawnSync } from 'node:child_process';
import { ensureApps } from './apps.mjs';
import { findChromium } from './chromium.mjs';
import { installFromDebian } from './debian.mjs';
import { watchEngines } from './engines.mjs';
import { stop } from './say.mjs';
import { summarise } from './summary.mjs';
import { vitest } from './vitest.mjs';

/** The program of each browser, or of what drives it, and Debian's package that has it. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** @param {string} program */
const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Runs the journeys in each browser that this machine has or can install. Names each that it lacks.
 * @param {readonly string[]} filters
 * @returns {Promise<number>} how many failed, with the missing ones that REQUIRE_ENGINES names
 */
export async function runInBrowsers(filters) {
  await ensureApps();
  const chromium = await findChromium();
  if (chromium === undefined) stop('the journeys need a Chromium: set CHROMIUM_PATH');
  const packages = Object.entries(PACKAGES).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (packages.length > 0) await installFromDebian(...packages);
  const env = { ...watchEngines(), CHROMIUM_PATH: chromium };
  return summarise([await vitest('browsers', ['--project=browsers', ...filters], env)], []);
}
