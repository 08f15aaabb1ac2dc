import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { iPhonePicture } from '../../../src/testing/faulty-files.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { askFor, photo, readFileAt, upload } from '../harness/upload.ts';

onEveryComposition('files that are judged when they arrive', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  const judge = async (file: string) =>
    (await owner.browser.call(ROUTES.judgeUpload, { params: { id: code }, body: { file } })).file;
  const save = (...imageVideos: string[]) =>
    owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'image', imageVideos } });

  it('are described, a second time too, and become content as they were found', async () => {
    const url = await upload(given, owner, code, 'image', await photo());
    const found = await judge(url);
    expect(found).toMatchObject({ url, name: 'garden.jpg', contentType: 'image/jpeg', width: 640 });
    expect(await judge(url)).toEqual(found);
    await save(url);
    const { storedInfo } = await given.codeNow(code);
    expect(storedInfo).toMatchObject({ infoType: 'image', files: [{ url, width: 640, size: found.size }] });
    expect((await judge(url)).name).toBe('garden.jpg');
  });

  it('and have not arrived are waited for', async () => {
    const { publicUrl } = await askFor(owner, code, 'image', await photo());
    expect((await refusalOf(judge(publicUrl))).code).toBe('incomplete_upload');
  });

  it('take no storage once they are taken back, nor does what was made of them', async () => {
    const url = await upload(given, owner, code, 'image', await photo());
    await judge(url);
    const before = await owner.browser.call(ROUTES.storage, { params: { id: code } });
    await owner.browser.call(ROUTES.cancelUpload, { params: { id: code }, body: { file: url } });
    const after = await owner.browser.call(ROUTES.storage, { params: { id: code } });
    expect(after.usedBytes).toBeLessThan(before.usedBytes);
    expect((await readFileAt(given, owner.browser, url)).status).toBe(404);
    expect((await refusalOf(save(url))).issues[0]?.message).toBe('This file is not known. Upload it again');
  });

  it('are converted where an iPhone took them', async () => {
    const url = await upload(given, owner, code, 'image', iPhonePicture());
    const found = await judge(url);
    expect(found).toMatchObject({ name: 'IMG_0007.jpg', contentType: 'image/jpeg', width: 64, height: 128 });
    await save(url);
    const served = await readFileAt(given, owner.browser, url);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 64, height: 128 });
    expect(metadata.exif).toBeUndefined();
  });

  it('are converted by a save that nobody has asked before', async () => {
    const url = await upload(given, owner, code, 'image', iPhonePicture());
    await save(url);
    const { storedInfo } = await given.codeNow(code);
    expect(storedInfo).toMatchObject({ files: [{ name: 'IMG_0007.jpg', contentType: 'image/jpeg' }] });
  });
});
