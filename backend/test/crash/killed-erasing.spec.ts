import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { CLAIM_SECONDS } from '../../src/processes/mails/send-once.ts';
import { embedded } from '../journeys/harness/embedded.ts';
import { Fixture } from '../journeys/harness/fixture.ts';
import { mailsTo } from '../journeys/harness/mail/mailbox.ts';
import type { Person } from '../journeys/harness/people.ts';
import { photo, upload } from '../journeys/harness/upload.ts';
import { runProgram } from '../support/server.ts';
import { countEvents, queryLog } from './log-file.ts';
import { storedUploads } from './stored-files.ts';

/** The process is killed as soon as the log holds one more of these. */
const STEPS = [
  'PersonErased',
  'CodeReset',
  'CodeReleased',
  'PersonalDataRemoved',
  'PersonForgotten',
] as const;
const SOON = { timeout: 60_000 };
/** A process that dies while it hands over the mail leaves its claim. The key waits until the claim expires. */
const AFTER_THE_CLAIM = { timeout: CLAIM_SECONDS * 1000 + SOON.timeout };
const PATIENCE = { timeout: AFTER_THE_CLAIM.timeout + 60_000 };

const given = new Fixture();
let dataDir = '';

beforeAll(async () => {
  await given.start(embedded, { empty: true });
  dataDir = given.product.dataDir ?? '';
}, 60_000);
afterAll(() => given.stop());

/** A person with two codes, each with a picture. */
async function ownerOfTwo(): Promise<Person & { readonly codes: readonly string[] }> {
  const owner = await given.signUp();
  const codes = [await given.codeOf(owner), await given.codeOf(owner)];
  for (const code of codes) {
    const url = await upload(given, owner, code, 'image', await photo());
    await owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'image', imageVideos: [url] },
    });
  }
  return { ...owner, codes };
}

it.each(STEPS)('finishes an erasure whose process was killed after %s', PATIENCE, async (step) => {
  const owner = await ownerOfTwo();
  expect(await storedUploads(dataDir)).not.toEqual([]);
  const before = countEvents(dataDir, step);
  const call = owner.browser
    .call(ROUTES.eraseAccount, { body: { password: owner.password, codes: 'release' } })
    .catch(() => undefined);
  while (countEvents(dataDir, step) === before) await turn();
  await given.product.kill();
  await call;

  await given.product.restart();
  const types = () =>
    queryLog(dataDir, `SELECT type FROM events WHERE stream = 'account-${owner.user._id}' ORDER BY revision`)
      .map(({ type }) => type)
      .slice(-3);
  const whole = ['PersonErased', 'PersonalDataRemoved', 'PersonForgotten'];
  await expect.poll(types, AFTER_THE_CLAIM).toEqual(whole);
  await expect.poll(() => storedUploads(dataDir), SOON).toEqual([]);
  // Right after the start the list may be behind the log.
  for (const code of owner.codes)
    await expect
      .poll(() => given.codeNow(code), SOON)
      .toMatchObject({ user: null, storedInfo: null, claimable: true });
  // The kill may come between a mail and the record that it is sent.
  const mails = await mailsTo(given.product, owner.email, /account was deleted/);
  expect([1, 2]).toContain(mails.length);
  expect(
    (await given.browser().fetch('/user/me', { headers: { cookie: owner.browser.cookies } })).status,
  ).toBe(401);
});

it('leaves read models that are those of the log, also when it is folded again', PATIENCE, async () => {
  const owner = await ownerOfTwo();
  const before = countEvents(dataDir, 'PersonForgotten');
  const [code = ''] = owner.codes;
  await owner.browser.call(ROUTES.eraseAccount, { body: { password: owner.password, codes: 'close' } });
  await expect.poll(async () => (await given.codeNow(code)).user, SOON).toBeNull();
  await expect.poll(() => countEvents(dataDir, 'PersonForgotten'), SOON).toBe(before + 1);
  for (const program of ['audit', 'rebuild', 'audit'] as const)
    expect(await runProgram(program, dataDir), program).toMatchObject({ code: 0 });
});
