import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteVault } from '../../src/adapters/sqlite/vault/vault.ts';
import { backupStanding } from '../../src/processes/backups/standing.ts';
import { installIn, OWNER } from '../migrate/installation.ts';
import { eventually } from '../support/admin.ts';
import { runProgramIn, startServer } from '../support/server.ts';

describe('back-ups of an installation', { timeout: 120_000 }, () => {
  let root = '';
  let DATA_DIR = '';
  let place = '';
  let BACKUP_KEY = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'qlaim-backups-'));
    DATA_DIR = join(root, 'data');
    place = join(root, 'place');
    BACKUP_KEY = await generateX25519Identity();
    await installIn(DATA_DIR, 5);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const run = (name: 'backup' | 'erase' | 'restore', env: Record<string, string>, ...args: string[]) =>
    runProgramIn({ DATA_DIR, ...env }, name, undefined, args);
  const made = async () => (await readdir(place).catch(() => [])).filter((name) => name.startsWith('20'));

  it('are made on a schedule, a missed one at once', async () => {
    const server = await startServer(DATA_DIR, [], { BACKUP_TO: place, BACKUP_KEY });
    const vault = openSqliteVault(join(DATA_DIR, 'vault.db'));
    try {
      // It gives way to everything else on the machine.
      await eventually(async () => (await backupStanding(vault)) !== null, 'the back-up', 90);
      expect(await backupStanding(vault)).toMatchObject({ good: { place }, failed: null });
    } finally {
      await vault.close();
      await server.stop();
    }
    expect(await made()).toHaveLength(1);
  });

  it('stop the start where they could never be made', async () => {
    const inside = { BACKUP_TO: join(DATA_DIR, 'backups') };
    await expect(startServer(DATA_DIR, [], inside)).rejects.toThrow('lies in DATA_DIR');
    await expect(startServer(DATA_DIR, [], { BACKUP_KEY: 'secret' })).rejects.toThrow('BACKUP_KEY must be');
  });

  it('are refused for wrong arguments, and without an installation', async () => {
    expect(await run('backup', {}, '--too', place)).toMatchObject({ code: 2 });
    expect(await run('restore', {})).toMatchObject({ code: 2 });
    const nowhere = await run('backup', { DATA_DIR: join(root, 'nowhere') }, '--to', place);
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('holds no installation') });
  });

  it('open with the secret key alone', async () => {
    const [id = ''] = await made();
    const target = { DATA_DIR: join(root, 'sealed') };
    const recipient = await identityToRecipient(BACKUP_KEY);
    for (const key of [{}, { BACKUP_KEY: recipient }, { BACKUP_KEY: await generateX25519Identity() }])
      expect(await run('restore', { ...target, ...key }, join(place, id))).toMatchObject({
        code: 1,
        output: expect.stringContaining(`it is sealed for ${recipient}`),
      });
  });

  it('bring nobody back who was erased since', async () => {
    const erased = await run('erase', {}, '--email', OWNER.email, '--reason', 'asked by letter');
    expect(erased).toMatchObject({ code: 0 });
    const restored = await run('restore', { BACKUP_KEY }, place, '--replace');
    expect(restored.output).toContain('erased again: 1; erased before: 0');
    expect(restored.output).toContain('sound: no differences');
    expect(restored.code).toBe(0);
  });

  it('keep what is there where they are of another installation', async () => {
    const other = join(root, 'other');
    await installIn(other, 1);
    await (await startServer(other)).stop();
    const refused = await run('restore', { DATA_DIR: other, BACKUP_KEY }, place, '--replace');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('another installation') });
  });
});
