// @built-apps web-public web-user web-admin

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { inRoot, ROOT, read } from '../infra/files.ts';
import { Browser } from '../journeys/harness/browser.ts';
import { signIn } from '../journeys/harness/people.ts';
import { freePorts } from '../support/distributed/ports.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { NODE_OPTIONS } from '../support/server.ts';
import { runTool } from './tools.ts';

/** Megabytes that the product may take in the image beside Node and ffmpeg: docs/operations.md tells them. */
const MOST_MB = 260;
const ADMIN = { email: 'admin@image.example', password: 'first-admin-password' };

const dockerfile = read('infra/Dockerfile');
const [, slim = ''] = dockerfile.split('AS slim');
const ignored = read('infra/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !/^[!#*]$|^[!#]|^\*\*\/(node_modules|dist)$/.test(line));

const isIgnored = (path: string) =>
  ignored.some((pattern) =>
    pattern.startsWith('**/*')
      ? path.endsWith(pattern.slice(4))
      : path === pattern || path.startsWith(`${pattern}/`),
  );

let image: string;
let server: ChildProcess | undefined;

/** Copies into the image what a line of the Dockerfile does. */
async function copy(line: string): Promise<void> {
  const [to = '', ...from] = (line.match(/[^ ]+/g) ?? []).slice(1).toReversed();
  for (const name of from.filter((word) => !word.startsWith('--'))) {
    const path = name.replace(/^\/app\//, '');
    const target = to.endsWith('/') ? join(image, to, basename(path)) : join(image, to);
    await mkdir(dirname(target), { recursive: true });
    await cp(inRoot(path), target, { recursive: true, filter: (file) => !isIgnored(relative(ROOT, file)) });
  }
}

async function megabytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'qlaim-image-'));
  const before = dockerfile.split('FROM packages AS apps')[0] ?? '';
  for (const line of before.match(/^COPY .+$/gm) ?? []) await copy(line);
  const install = /npm (install [^&\\]+--workspace backend)/.exec(dockerfile)?.[1] ?? '';
  const { code, stderr } = await runTool('npm', install.trim().split(' '), image);
  expect(code, stderr).toBe(0);
  for (const line of slim.match(/^COPY (?!--from=dependencies).+$/gm) ?? []) await copy(line);
}, 300_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await rm(image, { recursive: true });
});

it('has packages of the lockfile alone, and the size that the docs tell', async () => {
  const checked = await runTool(process.execPath, ['infra/check-packages.mjs'], image);
  expect(checked).toMatchObject({ code: 0, stderr: '' });
  const size = await megabytesIn(image);
  process.stdout.write(`the product in the image: ${size.toFixed(0)} MB\n`);
  expect(size).toBeLessThan(MOST_MB);
}, 60_000);

it('starts from what the Dockerfile copies alone, and answers a scan', async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [...NODE_OPTIONS.flags, 'backend/src/main/start.ts'], {
    cwd: image,
    env: {
      ...INHERITED_ENVIRONMENT,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(image, 'data'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: 'ignore',
  });
  const status = (path: string) =>
    fetch(`${url}${path}`, { redirect: 'manual' }).then(
      ({ status: code }) => code,
      () => 0,
    );
  await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
  const browser = new Browser({ urls: [url], publicUrl: url });
  await signIn({ browser, ...ADMIN });
  const { barcodeCSV } = await browser.call(ROUTES.generateCodes, { body: { amount: 1 } });
  const [, code = ''] = barcodeCSV.trim().split('\n').at(1)?.split(',') ?? [];
  expect(code).toMatch(/^[0-9A-Z]{10}$/);
  expect(await status(`/${code}`)).toBe(302);
  expect(await Promise.all(['/login', '/admin/', '/welcome'].map(status))).toEqual([200, 200, 200]);
}, 120_000);
