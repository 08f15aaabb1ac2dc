import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { ensureApps } from './lib/apps.mjs';
import { COMPILED, forwardSignals } from './lib/child.mjs';
import { ensureNode } from './lib/node.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ROOT, startArguments, startEnvironment } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments('dev', process.argv.slice(2));
await ensureNode();
await ensurePackages();
// The backend renders the pages of scanners from a build. A change in them shows after the next start.
await ensureApps();
// Both need what the calls above ensure: a package, and a Node that runs TypeScript.
const { startApps } = await import('./lib/dev-apps.mjs');
const { proxyTo } = await import('./lib/dev-proxy.mjs');

const port = Number(process.env['PORT'] ?? 3000);
const innerPort = port + 1;

const backend = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...startArguments()], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...COMPILED,
    ...startEnvironment(),
    PUBLIC_URL: `http://localhost:${port}`,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(innerPort),
  },
});
forwardSignals(backend);
backend.on('exit', (code) => process.exit(code ?? 0));

const proxy = proxyTo(innerPort);
const server = createServer();
const apps = await startApps(server);
server.on('request', (request, response) => apps(request, response, () => proxy(request, response)));
server.listen(port, () => say(`http://localhost:${port}, reloading on every change`));
