import { ensureApps } from './lib/apps.mjs';
import { runInBrowsers } from './lib/browsers.mjs';
import { LINT, runChecks, TYPES } from './lib/checks.mjs';
import { run } from './lib/child.mjs';
import { findChromium } from './lib/chromium.mjs';
import { watchEngines } from './lib/engines.mjs';
import { ensureForeignTools } from './lib/foreign-tools.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { frugalNode, startArguments, startEnvironment } from './lib/paths.mjs';
import { stop } from './lib/say.mjs';
import { summarise } from './lib/summary.mjs';
import { readArguments } from './lib/usage.mjs';
import { vitest } from './lib/vitest.mjs';

/** On the server that `TEST_EVENTSTORE_URL` names, else on a stand-in. `npm test` runs a selection of them. */
const JOURNEYS_ON_EVENTSTOREDB = 'backend/test/journeys/eventstoredb.int.spec.ts';

/** @param {string} file */
const program = (file) => async (/** @type {string[]} */ args) =>
  (await run(process.execPath, [file, ...args])).code;

/** A program that works as long as the product, and gives memory back as it does. @param {string} file */
const asProduct = (file) => async (/** @type {string[]} */ args) =>
  (await run(process.execPath, [...startArguments(file), ...args], { env: startEnvironment() })).code;

/** A program whose memory is bounded, however much it passes. @param {import('./lib/paths.mjs').FrugalProgram} name */
const frugal = (name) => async (/** @type {string[]} */ args) => {
  const { flags, environment } = frugalNode(name);
  return (
    await run(process.execPath, [...flags, `backend/src/main/${name}.ts`, ...args], { env: environment })
  ).code;
};

/** @param {string} file */
const inChromium = (file) => async (/** @type {string[]} */ args) => {
  await ensureApps();
  const chromium = await findChromium();
  if (chromium === undefined) stop(`${file} needs Chromium: set CHROMIUM_PATH`);
  process.env['CHROMIUM_PATH'] = chromium;
  return program(file)(args);
};

/** @param {readonly import('./lib/checks.mjs').Check[]} checks */
const check = (checks) => async () => (await runChecks(checks)).failed;

/** @typedef {import('./lib/usage.mjs').Given['values']} Values */
/** @typedef {import('./lib/usage.mjs').CommandName} CommandName */

/** The commands with scripts of their own. @typedef {'start' | 'dev' | 'test'} OwnScript */

/**
 * The commands that `node scripts/run.mjs NAME` can run. Each returns its exit code.
 * @type {Record<Exclude<CommandName, OwnScript>, (args: string[], values: Values) => Promise<number>>}
 */
const COMMANDS = {
  build: async (apps) => {
    await ensureApps(apps.length === 0 ? undefined : apps);
    return 0;
  },
  types: check(TYPES),
  lint: check(LINT),
  rebuild: asProduct('backend/src/main/rebuild.ts'),
  snapshot: program('backend/src/main/snapshot.ts'),
  'docs:events': program('backend/docs-tools/event-docs.ts'),
  domains: program('backend/src/main/domains.ts'),
  doctor: program('backend/src/main/doctor.ts'),
  migrate: program('backend/src/main/migrate.ts'),
  adopt: program('backend/src/main/adopt.ts'),
  audit: frugal('audit'),
  archive: program('backend/src/main/archive.ts'),
  backup: frugal('backup'),
  restore: frugal('restore'),
  retention: program('backend/src/main/retention.ts'),
  'verify-export': program('backend/src/main/verify-export.ts'),
  seed: program('backend/demo/main.ts'),
  erase: program('backend/src/main/erase.ts'),
  import: program('backend/src/main/import.ts'),
  'test:crash': async (_args, { kills = '20', codes = '100000' }) => {
    const settings = { CRASH_KILLS: String(kills), CRASH_CODES: String(codes) };
    return (await vitest('crash', ['--project=backend', 'backend/test/crash'], settings)).failed;
  },
  'test:audit': async (_args, { events = '500000' }) => {
    const settings = { AUDIT_EVENTS: String(events) };
    return (await vitest('audit', ['--project=backend', 'backend/test/audit'], settings)).failed;
  },
  'rotate-key': program('backend/src/main/rotate-key.ts'),
  'test:journeys': async () => {
    await ensureApps();
    return (
      await vitest('journeys', ['--project=engine-journeys', JOURNEYS_ON_EVENTSTOREDB], { JOURNEYS: 'all' })
    ).failed;
  },
  'test:pictures': async () =>
    (await vitest('pictures', ['--project=backend', 'backend/test/pictures'], { PICTURES: 'all' })).failed,
  'test:browsers': runInBrowsers,
  'test:chaos': program('backend/test/chaos/chaos.ts'),
  'test:fuzz': program('backend/test/fuzz/fuzz.ts'),
  'test:foreign': async (args) => {
    await Promise.all([ensureApps(), ensureForeignTools()]);
    return summarise([await vitest('foreign', ['--project=foreign', ...args], watchEngines())], []);
  },
  'bench:scan': program('backend/bench/scan.ts'),
  'bench:versions': program('backend/bench/versions.ts'),
  'bench:enumeration': program('backend/bench/enumeration.ts'),
  'bench:print': program('backend/bench/print.ts'),
  'bench:long-streams': program('backend/bench/long-streams.ts'),
  'bench:console': program('backend/bench/console.ts'),
  'bench:rebuild': program('backend/bench/rebuild.ts'),
  'bench:commands': program('backend/bench/commands.ts'),
  'bench:pages': async (args) => {
    await ensureApps();
    return program('backend/bench/pages.ts')(args);
  },
  'bench:page-memory': async (args) => {
    await ensureApps();
    return program('backend/bench/page-memory.ts')(args);
  },
  'bench:backup': program('backend/bench/backup.ts'),
  'bench:uploads': program('backend/bench/uploads.ts'),
  'bench:pictures': program('backend/bench/pictures.ts'),
  'bench:destinations': program('backend/bench/destinations.ts'),
  'bench:screens': inChromium('e2e/bench/screens.ts'),
  'bench:many-codes': inChromium('e2e/bench/many-codes.ts'),
  'bench:engines': program('backend/bench/engines.ts'),
  'bench:machines': program('backend/bench/engines/machines.ts'),
  'bench:capacity': program('backend/bench/capacity/table.ts'),
};

/** @param {string} name @returns {name is keyof typeof COMMANDS} */
const isCommand = (name) => Object.hasOwn(COMMANDS, name);

const [name = '', ...args] = process.argv.slice(2);
if (!isCommand(name)) stop(`usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
const { values } = readArguments(name, args);
await ensureNode();
await ensurePackages();
process.exit(await COMMANDS[name](args, values));
