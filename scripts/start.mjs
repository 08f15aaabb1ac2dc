import { ensureApps } from './lib/apps.mjs';
import { run } from './lib/child.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';

await ensureNode();
await ensurePackages();
await ensureApps();
const { code } = await run(process.execPath, ['backend/src/main/start.ts', ...process.argv.slice(2)]);
process.exit(code);
