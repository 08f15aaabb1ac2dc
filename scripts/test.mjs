import { readdirSync } from 'node:fs';
import { ensureApps } from './lib/apps.mjs';
import { LINT, runChecks, TYPES } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { watchEngines } from './lib/engines.mjs';
import { ensureFfmpeg } from './lib/ffmpeg.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { inRoot } from './lib/paths.mjs';
import { summarise } from './lib/summary.mjs';
import { browserJourneys, vitest } from './lib/vitest.mjs';

const args = process.argv.slice(2);
const browser = !args.includes('--no-browser');
const onEngines = !args.includes('--adapters-only');
const filters = args.filter((arg) => arg !== '--no-browser' && arg !== '--adapters-only');
const filtered = filters.length > 0;
const passOn = filtered ? [...filters, '--passWithNoTests'] : [];

await ensureNode();
await ensurePackages();
await ensureApps();
await ensureFfmpeg();

const env = { ...watchEngines(), ...(process.env['CI'] ? { NO_COLOR: '1' } : {}) };
/** @type {string[]} */
const notes = [];
/** @type {import('./lib/vitest.mjs').Counts[]} */
const counts = [];

if (filtered) notes.push('types and lint not run: a filter selects some tests only');
else counts.push(await runChecks([...TYPES, ...LINT]));
const left = onEngines ? [] : ['--exclude=backend/test/**/*.int.spec.ts'];
counts.push(
  await vitest(
    'suites',
    ['--project=!e2e', '--project=!browsers', '--project=!foreign', ...left, ...passOn],
    env,
  ),
);
if (!onEngines) notes.push('whole compositions on engines not run: --adapters-only');
if (!browser) notes.push('browser journeys (e2e) not run: --no-browser');
else if (e2eWanted()) counts.push(await e2e());
summarise(counts, notes);

function e2eWanted() {
  const files = readdirSync(inRoot('e2e'), { recursive: true }).map((file) => `e2e/${file}`);
  return (
    !filtered || files.some((file) => file.endsWith('.e2e.ts') && filters.some((part) => file.includes(part)))
  );
}

async function e2e() {
  const chromium = await findChromium();
  if (chromium)
    return browserJourneys('e2e', ['--project=e2e', ...passOn], { ...env, CHROMIUM_PATH: chromium });
  notes.push(
    'FAILED: browser journeys (e2e) need a Chromium; set CHROMIUM_PATH to one, or pass --no-browser',
  );
  return { passed: 0, failed: 1 };
}
