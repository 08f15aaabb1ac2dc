import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { iPhonePicture } from '../../../src/testing/faulty-files.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { unzip } from '../harness/unzip.ts';
import { pdf, photo, upload } from '../harness/upload.ts';

onEveryComposition('downloading the own data', (given) => {
  let owner: Person;
  let code: string;
  let picture: Awaited<ReturnType<typeof photo>>;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    const save = (body: object) =>
      owner.browser.fetch(`/barcode/${code}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await save({ type: 'pdf', pdfs: [await upload(given, owner, code, 'pdfs', pdf())], name: 'First' });
    picture = await photo();
    const url = await upload(given, owner, code, 'memories', picture);
    const lake = await upload(given, owner, code, 'memories', iPhonePicture());
    const memories = {
      title: 'Rosa',
      images: [url, lake].map((of, index) => ({ index, url: of })),
      isProtected: true,
      password: 'lilac-1930',
    };
    await save({ type: 'memories', memories });
    await upload(given, owner, code, 'pdfs', pdf('unused.pdf'));
    await given.browser().open(`/${code}`);
  });

  const ask = (person: Person) =>
    person.browser.call(ROUTES.prepareDownload, { body: { password: person.password } });

  it('holds account, history, mails, codes, all versions and all files', async () => {
    const { address } = await ask(owner);
    const answer = await owner.browser.fetch(address);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?qlaim-data-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = await unzip(await answer.arrayBuffer());

    const read = (path: string): unknown => JSON.parse(files.get(path)?.toString() ?? '');
    expect(read('account.json')).toMatchObject({ email: owner.email, firstName: 'Ada', lastName: 'Buyer' });
    const types = (path: string) => [read(path)].flat().map((event: unknown) => Object(event).type);
    expect(types('account-history.json')).toEqual([
      'AccountRegistered',
      'VerificationRequested',
      'EmailVerified',
    ]);
    // By the one-time code, and by the password.
    expect(read('sign-ins.json')).toHaveLength(2);
    expect(read('mails.json')).toMatchObject([
      { mail: 'one-time code to verify the email', outcome: 'sent' },
    ]);
    expect(read(`codes/${code}/code.json`)).toMatchObject({ shortCode: code, name: 'First' });
    expect(read(`codes/${code}/scans.json`)).toHaveProperty('days');
    expect(types(`codes/${code}/history.json`)).toEqual(
      expect.arrayContaining(['CodeClaimed', 'CodeNamed', 'ContentSaved']),
    );
    expect(JSON.stringify(read(`codes/${code}/history.json`))).toContain('letters.pdf');
    const names = [...files.keys()].map((name) => name.replace(/[0-9a-f]{8}-/, ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'README.txt',
        `codes/${code}/files/letters.pdf`,
        `codes/${code}/files/garden.jpg`,
        'unused-uploads/unused.pdf',
      ]),
    );
    // Each file is there once, and what a content uses is not called unused.
    expect(names.filter((name) => /files\/|unused-uploads\//.test(name)).toSorted()).toEqual([
      `codes/${code}/files/IMG_0007.heic`,
      `codes/${code}/files/garden.jpg`,
      `codes/${code}/files/letters.pdf`,
      'unused-uploads/unused.pdf',
    ]);
    expect(read('unused-uploads.json')).toMatchObject([{ name: 'unused.pdf' }]);
    const kept = [...files].find(([name]) => name.endsWith('letters.pdf'))?.[1];
    expect(kept?.toString('latin1')).toMatch(/^%PDF-1.4/);
    const all = Buffer.concat([...files.values()]).toString('latin1');
    for (const secret of [owner.password, 'lilac-1930', '$argon2']) expect(all).not.toContain(secret);
  });

  it('has an address that works once, for its person alone', async () => {
    const { address } = await ask(owner);
    expect((await given.browser().fetch(address)).status).toBe(401);
    expect((await (await given.signUp()).browser.fetch(address)).status).toBe(404);
    expect((await owner.browser.fetch(`${address}x`)).status).toBe(404);
    const head = await owner.browser.fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/zip',
      '',
    ]);
    expect((await (await given.signUp()).browser.fetch(address, { method: 'HEAD' })).status).toBe(404);
    const first = await owner.browser.fetch(address);
    await first.arrayBuffer();
    expect(first.status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      expect((await owner.browser.fetch(address, { method })).status).toBe(404);
  });

  it('asks for the password, and limits tries and downloads', async () => {
    const other = await given.signUp();
    const wrong = await refusalOf(ask({ ...other, password: 'not-this-one' }));
    expect(wrong).toMatchObject({ code: 'password_wrong', status: 400 });
    for (let nth = 1; nth <= 10; nth += 1) await ask(other);
    expect(await refusalOf(ask(other))).toMatchObject({ code: 'too_many_requests', status: 429 });
  });

  it('holds nothing of other people', async () => {
    const other = await given.signUp();
    const { address } = await ask(other);
    const files = await unzip(await (await other.browser.fetch(address)).arrayBuffer());
    const all = Buffer.concat([...files.values()]).toString();
    expect(all).not.toContain(owner.email);
    expect(all).not.toContain(code);
  });
});
