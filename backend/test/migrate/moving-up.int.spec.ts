import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { queryLog } from '../crash/log-file.ts';
import type { UsedEngines } from '../support/distributed/engines.ts';
import { removeResources } from '../support/distributed/remove-resources.ts';
import { newTestResources, type TestResources } from '../support/distributed/test-resources.ts';
import { type Server, startProcess } from '../support/server-process.ts';
import { type Installation, installIn, LINK, OWNER } from './installation.ts';
import { runMigrate } from './migrate-process.ts';

const CODES = 10_000;
const START = join(import.meta.dirname, '../../src/main/start.ts');
const Keys = z.object({ sessionSecret: z.string(), vaultKey: z.string() });

describeEngine('kafka', (kafka) =>
  describeEngine('mongodb', (mongodb) =>
    describeEngine('s3', (s3) =>
      describe(`an installation of ${CODES} codes`, () => movesUp({ kafka, mongodb, s3 })),
    ),
  ),
);

function movesUp(engines: UsedEngines): void {
  let folder = '';
  let resources: TestResources;
  let installed: Installation;
  let target: Record<string, string> = {};
  let before: readonly string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-moving-'));
    resources = await newTestResources(engines, { prefix: 'moving', partitions: 2 });
    const { SESSION_SECRET: _secret, VAULT_KEY: _key, ...variables } = resources.environment;
    target = variables;
    installed = await installIn(folder, CODES);
    before = contentOf(folder);
  }, 60_000);
  afterAll(async () => {
    const left = await removeResources(resources, engines);
    await rm(folder, { recursive: true, force: true });
    expect(left).toEqual([]);
  }, 60_000);

  const migrate = (kill?: Parameters<typeof runMigrate>[2]) => runMigrate({ DATA_DIR: folder }, target, kill);
  const randomDelay = (maxMs: number) => Math.random() * maxMs;

  it('is migrated completely by a program that is killed twice', async () => {
    const first = await migrate({ after: / {2}events: /, delayMs: randomDelay(400) });
    expect(first).toMatchObject({ killed: true, output: expect.not.stringContaining('Moved') });
    const second = await migrate({ after: / {2}events already there: /, delayMs: randomDelay(800) });
    expect(second).toMatchObject({ killed: true, output: expect.not.stringContaining('Moved') });
    const third = await migrate();
    expect(third).toMatchObject({ code: 0, output: expect.stringContaining('audit: sound') });
    const rows = third.output.split('\n').filter((line) => / (yes|NO)$/.test(line));
    expect(rows.map((row) => row.split(/ +/)[0])).toEqual(['events', 'secrets', 'files']);
    for (const row of rows) expect(row).toMatch(/^\w+ +(\d+) +([0-9a-f]{16}) +\1 +\2 +yes$/);
    expect(third.output).toContain(`codes: ${CODES} documents`);
    expect(contentOf(resources.dataDir)).toEqual(before);
    expect(contentOf(folder)).toEqual(before);
  }, 90_000);

  it('is migrated without a secret in the output, which names the file of the keys', async () => {
    const again = await migrate();
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('audit: sound') });
    const { sessionSecret, vaultKey } = Keys.parse(
      JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')),
    );
    expect(again.output).not.toContain(sessionSecret);
    expect(again.output).not.toContain(vaultKey);
    expect(again.output).toContain(join(folder, 'keys.json'));
  }, 60_000);

  describe('after the migration', () => {
    let server: Server | undefined;
    const at = (path: string) => `http://localhost:${server?.port}${path}`;

    beforeAll(async () => {
      const keys = Keys.parse(JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')));
      const secrets = { SESSION_SECRET: keys.sessionSecret, VAULT_KEY: keys.vaultKey };
      server = await startProcess([START], { ...target, ...secrets, PORT: '0' });
    }, 60_000);
    afterAll(() => server?.stop());

    it('accepts the old passwords, and decrypts personal fields', async () => {
      const { email, password, firstName } = OWNER;
      const answer = await fetch(at('/user/login'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(firstName);
    });

    it('redirects a scan of an old code to its link', async () => {
      const answer = await fetch(at(`/${installed.code}`), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, LINK]);
    });

    it('sends no mail again', async () => {
      await expect(readFile(join(resources.dataDir, 'outbox'))).rejects.toThrow('ENOENT');
    });

    it('refuses another migration once the target has events of its own', async () => {
      expect(await migrate()).toMatchObject({ code: 1, output: expect.stringContaining('not all of them') });
    }, 30_000);
  });
}

/** Returns the number of events in a log, and a hash of all of them. */
function contentOf(dataDir: string): readonly string[] {
  const hash = createHash('sha256');
  const rows = queryLog(dataDir, 'SELECT * FROM events ORDER BY position');
  for (const row of rows) hash.update(JSON.stringify(row));
  return [String(rows.length), hash.digest('hex')];
}
