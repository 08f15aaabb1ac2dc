import { ensureApps } from './lib/apps.mjs';
import { run } from './lib/child.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { startArguments, startEnvironment } from './lib/paths.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments('start', process.argv.slice(2));
await ensureNode();
await ensurePackages();
await ensureApps();
const { code } = await run(process.execPath, startArguments(), { env: startEnvironment() });
process.exit(code);
