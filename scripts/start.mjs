import { ensureApps } from './lib/apps.mjs';
import { run } from './lib/child.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { startArguments, startEnvironment } from './lib/paths.mjs';

await ensureNode();
await ensurePackages();
await ensureApps();
const { code } = await run(process.execPath, [...startArguments(), ...process.argv.slice(2)], {
  env: startEnvironment(),
});
process.exit(code);
