import { ensureApps } from './lib/apps.mjs';
import { LINT, runChecks, TYPES } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { watchEngines } from './lib/engines.mjs';
import { ensureFfmpeg } from './lib/ffmpeg.mjs';
import { LEFT_TO_THE_FLOOR } from './lib/next-node.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { stop } from './lib/say.mjs';
import { summarise } from './lib/summary.mjs';
import { readArguments } from './lib/usage.mjs';
import { browserJourneys, vitest } from './lib/vitest.mjs';

const { values, positionals: names } = readArguments('test', process.argv.slice(2));
const [noBrowser, nextNode] = [values['no-browser'] === true, values['next-node'] === true];

await ensureNode();
await ensurePackages();
const env = { ...watchEngines(), ...(process.env['CI'] ? { NO_COLOR: '1' } : {}) };
/** @type {string[]} */
const notes = [];
/** @type {import('./lib/vitest.mjs').Counts[]} */
const counts = [];

if (names.length > 0) await runNamed();
else if (nextNode) await runOnNextNode();
else await runAll();
summarise(counts, notes);

async function runAll() {
  await ensureApps();
  await ensureFfmpeg();
  counts.push(await runChecks([...TYPES, ...LINT]));
  const projects = ['--project=!e2e', '--project=!browsers', '--project=!foreign'];
  counts.push(await vitest('suites', projects, env));
  if (noBrowser) notes.push('browser journeys (e2e) not run: --no-browser');
  else counts.push(await journeys(['--project=e2e']));
}

async function runOnNextNode() {
  const { chooseTests } = await import('./lib/choose-tests.mjs');
  const { files } = chooseTests(['.'], { noBrowser, nextNode });
  await ensureApps();
  await ensureFfmpeg();
  counts.push(await vitest('suites', selecting(files), env));
  notes.push(`types, lint and these not run, because of --next-node: ${LEFT_TO_THE_FLOOR.join(', ')}`);
}

/** Runs the tests that the arguments name, and prepares only what they need. */
async function runNamed() {
  // It needs what the calls above ensure: a package, and a Node that runs TypeScript.
  const { chooseTests, needsOf, vitestCommand } = await import('./lib/choose-tests.mjs');
  const { files, leftOut, fault } = chooseTests(names, { noBrowser, nextNode });
  if (fault) stop(fault);
  const needs = needsOf(files);
  await ensureApps(needs.apps);
  if (needs.ffmpeg) await ensureFfmpeg();
  const inBrowser = files.filter(({ project }) => project === 'e2e');
  const suites = files.filter((file) => !inBrowser.includes(file));
  if (suites.length > 0) counts.push(await vitest('suites', selecting(suites), env));
  if (inBrowser.length > 0) counts.push(await journeys(selecting(inBrowser)));
  notes.push(...leftOut, 'types and lint not run', `by vitest alone: ${vitestCommand(files, names)}`);
}

/** @param {readonly import('./lib/test-files.mjs').TestFile[]} files */
function selecting(files) {
  const projects = new Set(files.map(({ project }) => `--project=${project}`));
  return [...projects, ...files.map(({ path }) => path)];
}

/** @param {readonly string[]} selection */
async function journeys(selection) {
  const chromium = await findChromium();
  if (chromium) return browserJourneys('e2e', selection, { ...env, CHROMIUM_PATH: chromium });
  notes.push(
    'FAILED: browser journeys (e2e) need a Chromium; set CHROMIUM_PATH to one, or pass --no-browser',
  );
  return { passed: 0, failed: 1 };
}
