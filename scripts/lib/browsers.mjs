import { spawnSync } from 'node:child_process';
import { ensureApps } from './apps.mjs';
import { findChromium } from './chromium.mjs';
import { installFromDebian } from './debian.mjs';
import { watchEngines } from './engines.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { stop } from './say.mjs';
import { summarise } from './summary.mjs';
import { vitest } from './vitest.mjs';

/** The program of each browser, or of what drives it, and Debian's packages that it needs. */
const PACKAGES = {
  'firefox-esr': ['firefox-esr'],
  // GStreamer plays the videos of WebKit.
  WebKitWebDriver: ['webkit2gtk-driver', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
  Xvfb: ['xvfb'],
};

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
  await ensureFfmpeg();
  const packages = Object.entries(PACKAGES).flatMap(([program, names]) => (isThere(program) ? [] : names));
  if (packages.length > 0) await installFromDebian(...packages);
  const env = { ...watchEngines(), CHROMIUM_PATH: chromium };
  return summarise([await vitest('browsers', ['--project=browsers', ...filters], env)], []);
}
