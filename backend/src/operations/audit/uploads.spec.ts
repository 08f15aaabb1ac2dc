import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { keyOfUpload, madeFrom, untouchedKey } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { filesIn } from '../../testing/migration.ts';
import { ADMIN } from '../../testing/qr-code.ts';
import { auditUploads } from './uploads.ts';

const DAYS = 24 * 60;

let fixture: Fixture;
let files: ObjectStorage;
let first: StoredFile;
let second: StoredFile;
let image: string;

const put = (key: string, size: number) => files.put(key, 'image/png', Buffer.alloc(size));

async function projectCodes(): Promise<void> {
  const { signal } = new AbortController();
  await follow(fixture, codesProjection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
}

beforeEach(async () => {
  fixture = await openFixture();
  files = await filesIn(fixture);
  const batch = await generateBatch(fixture, { kind: 'admin', id: 'root' }, 1);
  const code = batch.ok ? (batch.value.codes[0] ?? '') : '';
  const fileOf = (upload: string): StoredFile => ({
    key: keyOfUpload(code, upload, 'png'),
    name: 'private.png',
    contentType: 'image/png',
    size: 30,
  });
  [first, second] = [fileOf('first'), fileOf('second')];
  image = keyOfUpload(code, 'image', 'png');
  const give = (command: Parameters<typeof QR_CODE.decide>[0]) =>
    handle(fixture, QR_CODE, SYSTEM, code, command);
  // The first file is of an earlier version alone.
  for (const file of [first, second])
    await give({ type: 'save', by: ADMIN, content: { infoType: 'image', imageVideos: [file] } });
  await give({ type: 'recordPrepared', key: first.key, prepared: { widths: [480] } });
  await give({ type: 'attachPicture', picture: image });
  for (const key of [first.key, second.key]) await put(key, 30);
  for (const name of ['w480.webp', 'w480.avif']) await put(madeFrom(first.key, name), 9);
  await put(image, 7);
  await fixture.store.prepare([codesProjection.definition]);
  await projectCodes();
});
afterEach(async () => {
  await files.close();
  await fixture.close();
});

const named = async () => (await auditUploads({ ...fixture, files }))[0];
const unnamed = async () => (await auditUploads({ ...fixture, files }))[1];

it('passes the files of every version, their forms, and the picture of a code', async () => {
  expect(await named()).toMatchObject({ examined: 5, differences: 0, examples: [] });
});

it.each([
  ['a file', () => first.key],
  ['a form of a file', () => madeFrom(first.key, 'w480.avif')],
  ['the picture of a code', () => image],
])('names %s that is missing', async (_what, key) => {
  await files.delete(key());
  expect(await named()).toMatchObject({ differences: 1, examples: [`${key()} is missing`] });
});

it('names a file that has another size', async () => {
  await put(second.key, 29);
  const examples = [`${second.key} has 29 bytes in place of 30`];
  expect(await named()).toMatchObject({ differences: 1, examples });
});

it('passes a file that was copied without metadata after its save, and one that is withheld', async () => {
  await put(untouchedKey(first.key) ?? '', 30);
  await put(first.key, 22);
  await put(untouchedKey(second.key) ?? '', 30);
  await files.delete(second.key);
  expect(await named()).toMatchObject({ differences: 0 });
});

it('passes a file that its code has lost since the read model was written', async () => {
  await handle(fixture, QR_CODE, SYSTEM, first.key.split('/')[1] ?? '', { type: 'delete' });
  for (const { key } of [first, second]) await files.delete(key);
  expect(await named()).toMatchObject({ differences: 0 });
});

it('passes what was made from a file after its code was released', async () => {
  const code = first.key.split('/')[1] ?? '';
  const key = keyOfUpload(code, 'released', 'png');
  await handle(fixture, QR_CODE, SYSTEM, code, { type: 'recordPrepared', key, prepared: { widths: [640] } });
  await projectCodes();
  expect(await named()).toMatchObject({ examined: 5, differences: 0 });
});

it('names what no code refers to, as no damage, once no save may need it', async () => {
  const lost = first.key.replace('/first/', '/lost/');
  await put(lost, 5);
  expect(await unnamed()).toMatchObject({ examined: 0, examples: [] });
  const clock = { now: () => new Date(Date.now() + 2 * DAYS * 60_000) };
  const [, result] = await auditUploads({ ...fixture, clock, files });
  expect(result).toMatchObject({ examined: 1, differences: 0, examples: [lost] });
});
