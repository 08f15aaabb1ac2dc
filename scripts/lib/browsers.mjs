import { spawnSync } from 'node:child_process';
import { ensureApps } from './apps.mjs';
import { findChromium } from './chromium.mjs';
import { installFromDebian } from './debian.mjs';
import { missingEngines, watchEngines } from './engines.mjs';
import { say, stop } from './say.mjs';
import { vitest } from './vitest.mjs';

/** The program of each browser, or of what drives it, and Debian's package that has it. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Runs the journeys in each browser that this machine has or can install. Names each that it lacks.
 * @param {readonly string[]} filters
 * @returns {Promise<number>} how many failed, with the missing ones that REQUIRE_ENGINES names
 */
export async function runInBrowsers(filters) {
  await ensureApps();
  const chromium = await findChromium();
  if (chromium === undefined) stop('the journeys need a Chromium: set CHROMIUM_PATH');
  for (const [program, name] of Object.entries(PACKAGES)) {
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) await installFromDebian(name);
  }
  const env = { ...watchEngines(), CHROMIUM_PATH: chromium };
  const { passed, failed, notes = [] } = await vitest('browsers', ['--project=browsers', ...filters], env);
  const { missing, required } = missingEngines();
  for (const name of missing) notes.push(`NOT TESTED: ${name} was not found, its journeys did not run`);
  if (notes.length > 0) say(`\n  ${notes.join('\n  ')}`);
  const failures = failed + required.length;
  process.stdout.write(`\n${passed} passed, ${failures} failed\n`);
  return failures;
}
