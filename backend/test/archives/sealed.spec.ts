import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  archiveOld,
  bringAllBack,
  expectWhole,
  installScanned,
  newKeys,
  restoreInto,
  run,
} from './sealed-archives.ts';

/** What each file of age begins with. */
const AGE = 'age-encryption.org/v1';

describe('sealed archives in a folder', { timeout: 240_000 }, () => {
  let root = '';
  let shop: Awaited<ReturnType<typeof newKeys>> & { readonly DATA_DIR: string; readonly ARCHIVE_TO: string };
  let scans = 0;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'qlaim-sealed-archives-'));
    shop = {
      ...(await newKeys()),
      DATA_DIR: join(root, 'first'),
      ARCHIVE_TO: join(root, 'archives'),
    };
    scans = await installScanned(shop);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('are made with the secret key alone, which reads them back', async () => {
    const publicKey = { ...shop, BACKUP_KEY: await identityToRecipient(shop.BACKUP_KEY) };
    const refused = await run(publicKey, 'archive', '--before', '2026-01-03');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('must be the secret key') });
    await archiveOld(shop);
    const files = (await readdir(shop.ARCHIVE_TO, { recursive: true })).filter((name) =>
      name.endsWith('.jsonl.zst.age'),
    );
    expect(files).toHaveLength(2);
    for (const name of files)
      expect((await readFile(join(shop.ARCHIVE_TO, name))).subarray(0, AGE.length).toString()).toBe(AGE);
    await expectWhole(shop, scans);
  });

  it('are checked by their chain alone without the key', async () => {
    const { BACKUP_KEY: _none, ...keyless } = shop;
    const audit = await run(keyless, 'audit', '--whole', '--afresh');
    expect(audit).toMatchObject({ code: 0, output: expect.stringContaining('2 archives were not read') });
    const other = { ...shop, BACKUP_KEY: await generateX25519Identity() };
    const damaged = await run(other, 'archive', '--back', '2026-01-01..2026-01-03');
    expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('set BACKUP_KEY') });
  });

  it('stay valid for what is restored from a back-up, and come back there', async () => {
    const restored = { ...shop, DATA_DIR: join(root, 'second') };
    await restoreInto(restored, shop, join(root, 'back-ups'));
    await expectWhole(restored, scans);
    await bringAllBack(restored, scans);
  });
});
