import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exists, inRoot, read } from './files.ts';

const dockerfile = read('infra/Dockerfile');
const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));
const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });
const allowed = Array.from(
  read('infra/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm),
  ([, path = '']) => path,
);

describe('the image', () => {
  it('knows every workspace: the lockfile has them all', () => {
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  it('is built from files that exist, and that the build gets to see', () => {
    const copies = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, paths = '']) =>
      paths.split(' '),
    );
    for (const path of copies.flat().filter((one) => one !== '.')) {
      expect(exists(path), path).toBe(true);
      expect(
        allowed.some((one) => path === one || path.startsWith(`${one}/`)),
        path,
      ).toBe(true);
    }
    for (const path of allowed) expect(exists(path), path).toBe(true);
  });

  it('holds every package of the product: only the root folder of packages is copied', () => {
    const { packages } = Lock.parse(JSON.parse(read('package-lock.json')));
    const nested = Object.entries(packages).filter(
      ([path, { dev }]) => path.startsWith('backend/node_modules/') && !dev,
    );
    expect(nested.map(([path]) => path)).toEqual([]);
  });

  it('runs the product as nobody in particular', () => {
    expect(dockerfile).toContain('USER 1000:1000');
    expect(dockerfile).toContain('CMD ["node", "backend/src/main/start.ts"]');
  });

  it('is healthy while the product says so', async () => {
    let status = 200;
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    expect(await check(address.port)).toBe(0);
    status = 503;
    expect(await check(address.port)).toBe(1);
    expect(asked).toEqual(['/healthz', '/healthz']);
    await new Promise((resolve) => server.close(resolve));
    expect(await check(address.port)).toBe(1);
  });
});

/** The exit code of the image's own health check. */
async function check(port: number): Promise<unknown> {
  const script = spawn(process.execPath, [inRoot('infra/healthcheck.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const [code] = await once(script, 'exit');
  return code;
}
