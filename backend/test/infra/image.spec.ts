import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NODE_OPTIONS } from '../support/server.ts';
import { exists, inRoot, read } from './files.ts';

const dockerfile = read('infra/Dockerfile');
const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));
const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });
const allowed = Array.from(
  read('infra/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm),
  ([, path = '']) => path,
);

describe('the image', () => {
  it('copies the package.json of every workspace, as the lockfile needs', () => {
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  it('is built from files that exist and are in the build context', () => {
    const copies = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, paths = '']) =>
      paths.split(' '),
    );
    const paths = copies.flat().filter((path) => path !== '.');
    const inContext = (path: string) => allowed.some((one) => path === one || path.startsWith(`${one}/`));
    expect([...paths, ...allowed].filter((path) => !exists(path))).toEqual([]);
    expect(paths.filter((path) => !inContext(path))).toEqual([]);
  });

  it('needs no package from backend/node_modules, which it does not copy', () => {
    const { packages } = Lock.parse(JSON.parse(read('package-lock.json')));
    const nested = Object.entries(packages).filter(
      ([path, { dev }]) => path.startsWith('backend/node_modules/') && !dev,
    );
    expect(nested.map(([path]) => path)).toEqual([]);
  });

  it('holds no program that makes people with public passwords, and needs none of it (OWASP ASVS 15.2.3)', () => {
    const left = ['backend/demo', 'backend/docs-tools'];
    expect(left.filter((path) => !exists(path))).toEqual([]);
    const ignored = read('infra/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(left));
    expect(dockerfile.match(/^COPY backend\/.*$/gm)?.at(-1)).toBe('COPY backend/src backend/src');
    const sources = readdirSync(inRoot('backend/src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `backend/src/${name}`)
      .filter((name) => name.endsWith('.ts') && !/\.(spec|contract)\.ts$/.test(name));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((name) => /from '[^']*\/(demo|docs-tools)\//.test(read(name)))).toEqual([]);
  });

  it('is built of packages of the lockfile alone', async () => {
    const installs = Array.from(dockerfile.matchAll(/npm install [^&]+&& (.+)/g), ([, next]) => next);
    expect(installs).toEqual(['node infra/check-packages.mjs', 'node infra/check-packages.mjs']);
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-packages-'));
    const one = { version: '1.0.0', integrity: 'sha512-one' };
    const checked = async (installed: Readonly<Record<string, object>>) => {
      await mkdir(join(folder, 'node_modules'), { recursive: true });
      const packages = { '': {}, 'node_modules/one': one, 'node_modules/two': one };
      await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
      const note = join(folder, 'node_modules', '.package-lock.json');
      await writeFile(note, JSON.stringify({ packages: installed }));
      return exitCode('infra/check-packages.mjs', [folder]);
    };
    expect(await checked({ 'node_modules/one': one })).toBe(0);
    expect(await checked({ 'node_modules/one': { ...one, version: '1.0.1' } })).toBe(1);
    expect(await checked({ 'node_modules/one': { ...one, integrity: 'sha512-other' } })).toBe(1);
    expect(await checked({ 'node_modules/one': one, 'node_modules/three': one })).toBe(1);
    await rm(folder, { recursive: true });
  });

  it('runs the product as an unprivileged user', () => {
    expect(dockerfile).toContain('USER 1000:1000');
    const command = ['node', ...NODE_OPTIONS.flags, 'backend/src/main/start.ts'].map((word) =>
      JSON.stringify(word),
    );
    expect(dockerfile).toContain(`CMD [${command.join(', ')}]`);
    for (const [name, value] of Object.entries(NODE_OPTIONS.environment))
      expect(dockerfile).toContain(`ENV ${name}=${value}\n`);
  });

  it('is healthy while /healthz responds with 200', async () => {
    let status = 200;
    const requested: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    expect(await check(address.port)).toBe(0);
    status = 503;
    expect(await check(address.port)).toBe(1);
    expect(requested).toEqual(['/healthz', '/healthz']);
    await new Promise((resolve) => server.close(resolve));
    expect(await check(address.port)).toBe(1);
  });
});

/** Runs the health check of the image, and resolves to its exit code. */
const check = (port: number) => exitCode('infra/healthcheck.mjs', [], { PORT: String(port) });

async function exitCode(
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const env = { ...process.env, ...variables };
  const program = spawn(process.execPath, [inRoot(script), ...args], { env, stdio: 'ignore' });
  const [code] = await once(program, 'exit');
  return code;
}
