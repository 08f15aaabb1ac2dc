import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { eventually, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import {
  archiveOf,
  BANNER,
  CODE_NAME,
  codesOf,
  FOLDERS,
  LINK,
  NAMES,
  OWNER,
  PHONE,
  PHONE_BROWSER,
  SCANS,
} from './stored-folder.ts';

const VERSIONS = readdirSync(FOLDERS)
  .filter((file) => file.endsWith('.tar.gz'))
  .map((file) => basename(file, '.tar.gz'));
const Code = z.object({
  name: z.string().nullable(),
  isActive: z.boolean(),
  scanCount: z.int(),
  storedInfo: z.looseObject({ infoType: z.string() }).nullable(),
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
});
const List = z.object({ total: z.int(), barCodes: z.array(Code.extend({ shortCode: z.string() })) });
const One = z.object({ barcode: Code });

it('has the folder of the first version, and of a later one', () =>
  expect(VERSIONS.length).toBeGreaterThan(1));

it.each(VERSIONS)('goes on with the data folder of %s', async (version) => {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  execFileSync('tar', ['--extract', '--gzip', '--file', archiveOf(version), '--directory', folder]);
  const codes = codesOf(version);
  const server = await startServer(folder);
  const { port } = server;
  const url = `http://localhost:${port}`;
  const visit = (code: string) =>
    fetch(`${url}/${code}`, {
      redirect: 'manual',
      headers: { 'user-agent': PHONE_BROWSER, accept: 'text/html' },
    });

  const admin = await signIn(port);
  const list = List.parse(await admin.call(port, 'GET', '/barcode'));
  expect(list.barCodes.map(({ shortCode }) => shortCode).toSorted()).toEqual(
    [codes.linked, codes.phoned, codes.disabled].toSorted(),
  );
  expect(list.barCodes.find(({ shortCode }) => shortCode === codes.disabled)?.isActive).toBe(false);
  expect(await admin.call(port, 'GET', '/user/get-text')).toMatchObject({ topBannerText: BANNER });

  const owner = await signIn(port, OWNER);
  const codeNow = async (code: string) =>
    One.parse(await owner.call(port, 'GET', `/barcode/${code}`)).barcode;
  expect(await codeNow(codes.linked)).toMatchObject({
    name: CODE_NAME,
    scanCount: SCANS,
    storedInfo: { infoType: 'link', link: LINK },
    user: { ...NAMES, email: OWNER.email },
  });
  expect((await codeNow(codes.phoned)).storedInfo?.infoType).toBe('phoneNumber');

  const sentOn = await visit(codes.linked);
  expect([sentOn.status, sentOn.headers.get('location')]).toEqual([302, LINK]);
  await eventually(async () => (await codeNow(codes.linked)).scanCount === SCANS + 1, 'the count of a scan');
  const phone = await visit(codes.phoned);
  expect([phone.status, await phone.text()]).toEqual([200, expect.stringContaining(`tel:${PHONE}`)]);
  expect((await visit(codes.disabled)).headers.get('location') ?? '').not.toContain(LINK);

  await admin.call(port, 'PUT', `/barcode/${codes.disabled}/enable`);
  await server.stop();
  expect(await runProgram('audit', folder)).toMatchObject({ code: 0 });
});
