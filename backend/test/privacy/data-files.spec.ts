import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unlessMissing } from '../../src/adapters/disk/missing.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Browser } from '../journeys/harness/browser.ts';
import { embedded } from '../journeys/harness/embedded.ts';
import { Fixture } from '../journeys/harness/fixture.ts';
import { photo, upload } from '../journeys/harness/upload.ts';
import { openedWithMaster } from './opened-with-master.ts';

const PERSON = {
  firstName: 'Quixandra',
  lastName: 'Vellomanto',
  email: 'quixandra@zephyr.example',
  password: 'plum-orchard-77',
};
const NEW_PASSWORD = 'cedar-lantern-41';
const NEW_NAME = 'Ysoldemira';
const PAGE = { title: 'Wistful Heron Lament', freeText: 'She mended clocks in Tirgovia' };
const SECURE_CODE = 'opal-river-9';
const CODE_NAME = 'Tombolina bench';
const LINK = 'https://example.com/umberfield';
const FILE = 'heronfile.jpg';
const REASON = 'Nothing here in clear, either';
const TAG = 'Pellucid autumn';
/** What the house keeps when a person leaves. */
const OF_THE_HOUSE: readonly string[] = [TAG, REASON];
const SOON = { timeout: 30_000 };

/** Everything personal or secret that the journey entered or got. */
const secrets = new Set<string>([
  ...Object.values(PERSON),
  NEW_PASSWORD,
  NEW_NAME,
  ...Object.values(PAGE),
  SECURE_CODE,
  CODE_NAME,
  'umberfield',
  FILE,
  ...OF_THE_HOUSE,
]);

const given = new Fixture();
let person: { browser: Browser; id: string };
let dataDir = '';
let pageCode = '';

/** The bytes of every data file, with write-ahead logs. Mails in the outbox are what was sent, in clear. */
async function dump(): Promise<string> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const data = files.filter((file) => file.isFile() && !file.parentPath.startsWith(join(dataDir, 'outbox')));
  const read = ({ parentPath, name }: (typeof data)[number]) =>
    unlessMissing(readFile(join(parentPath, name), 'latin1'));
  const texts = await Promise.all(data.map(read));
  // The server may move or remove a file after it was listed.
  return texts.includes(undefined) ? dump() : texts.join('\n');
}

const escaped = (text: string) => text.replaceAll(/[^0-9A-Za-z ]/g, '\\$&');

/** Returns the secrets that a text holds as words of their own. Six digits may be part of any number. */
const leaksIn = (text: string): readonly string[] =>
  [...secrets].filter((secret) =>
    new RegExp(`(?<![0-9A-Za-z])${escaped(secret)}(?![0-9A-Za-z])`, 'i').test(text),
  );

beforeAll(async () => {
  await given.start(embedded, { empty: true });
  dataDir = given.product.dataDir ?? '';
  const browser = given.browser();
  const { email, password } = PERSON;
  await browser.call(ROUTES.register, { body: PERSON });
  const otp = await given.otpFor(email);
  await browser.call(ROUTES.verifyEmail, { body: { email, otp } });
  const { user } = await browser.call(ROUTES.login, { body: { email, password } });
  await browser.call(ROUTES.requestPasswordReset, { body: { email } });
  const token = await given.resetTokenFor(email);
  await browser.call(ROUTES.resetPassword, { body: { token, password: NEW_PASSWORD } });
  await browser.call(ROUTES.login, { body: { email, password: NEW_PASSWORD } });
  person = { browser, id: user._id };
  const { _id: id } = user;
  const { lastName } = PERSON;
  await browser.call(ROUTES.updateUser, {
    params: { id },
    body: { email, firstName: NEW_NAME, lastName },
  });
  const owner = { browser, user, email, password: NEW_PASSWORD };
  const code = await given.codeOf(owner);
  const url = await upload(given, owner, code, 'memories', await photo(FILE));
  const memories = { ...PAGE, images: [{ index: 0, url }], isProtected: true, password: SECURE_CODE };
  const edit = { params: { id: code } };
  await browser.call(ROUTES.updateCode, { ...edit, body: { type: 'memories', memories, name: CODE_NAME } });
  await given
    .browser()
    .call(ROUTES.verifySecureCode, { params: { id: code }, body: { secureCode: SECURE_CODE } });
  await browser.call(ROUTES.updateCode, {
    params: { id: await given.codeOf(owner) },
    body: { type: 'link', link: LINK },
  });
  const { address } = await browser.call(ROUTES.prepareDownload, { body: { password: NEW_PASSWORD } });
  for (const secret of [otp, token, address.split('=')[1] ?? '', browser.cookies.split('=')[1] ?? ''])
    secrets.add(secret);
  pageCode = code;
  const tagged = { params: { id: code }, body: { add: [TAG] } };
  await (await given.admin()).browser.call(ROUTES.tagCode, tagged);
}, 120_000);
afterAll(() => given.stop());

describe('the data files, with their write-ahead logs,', () => {
  it('hold no password, code, token, email, name or text in clear', async () => {
    await expect.poll(async () => (await given.codeNow(pageCode)).name, SOON).toBe(CODE_NAME);
    const text = await dump();
    // The files are those that hold the data.
    expect(text).toContain(person.id);
    expect(leaksIn(text)).toEqual([]);
  });

  it('can be read with the master key before the erasure', async () => {
    const text = openedWithMaster(dataDir, await dump());
    expect(leaksIn(text)).toEqual(
      expect.arrayContaining([PERSON.email, NEW_NAME, PAGE.title, CODE_NAME, FILE, 'umberfield', TAG]),
    );
  });

  it('hold nothing of an erased person, not even for who has the master key', async () => {
    const admin = (await given.admin()).browser;
    const before = [...secrets].filter((secret) => !OF_THE_HOUSE.includes(secret));
    await admin.call(ROUTES.eraseUser, {
      params: { id: person.id },
      body: { reason: REASON, codes: 'close' },
    });
    const isComplete = async () => {
      const { erasures } = await admin.call(ROUTES.erasures, { query: {} });
      return erasures.some(({ id, complete }) => id === person.id && complete);
    };
    await expect.poll(isComplete, SOON).toBe(true);
    const raw = await dump();
    expect(leaksIn(raw)).toEqual([]);
    const opened = openedWithMaster(dataDir, raw);
    expect(leaksIn(opened).filter((secret) => before.includes(secret))).toEqual([]);
    expect(leaksIn(opened).toSorted()).toEqual(OF_THE_HOUSE.toSorted());
  });
});
