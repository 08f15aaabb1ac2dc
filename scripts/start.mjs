import { ensureApps } from './lib/apps.mjs';
import { run } from './lib/child.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { startArguments, startEnvironment } from './lib/paths.mjs';
import { readArguments } from './lib/usage.mjs';

const args = process.argv.slice(2);
readArguments('start', args);
await ensureNode();
await ensurePackages();
await ensureApps();
const { code } = await run(process.execPath, [...startArguments(), ...args], { env: startEnvironment() });
process.exit(code);
