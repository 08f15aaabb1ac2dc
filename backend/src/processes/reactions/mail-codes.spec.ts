import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { register } from '../../commands/accounts/register.ts';
import { handOverCode } from '../../commands/codes/hand-over-code.ts';
import { handle } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { LINK } from '../../testing/qr-code.ts';
import { codeMailTexts } from '../mails/texts/codes.ts';
import { finishHandOvers } from './finish-hand-overs.ts';
import { react } from './react.ts';

const [ADA, BEN] = ['ada@example.com', 'ben@example.com'];
const CODE = '7ZK3M9QWXA';
const SITE = 'https://qlaim.example';

let fixture: Fixture;
let files: ObjectStorage;
let sent: Mail[];
let ada: string;
let ben: string;

const change = async (command: QrCodeCommand) =>
  expect(await handle(fixture, QR_CODE, SYSTEM, CODE, command)).toMatchObject({ ok: true });

async function personWith(email: string): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...names, email, emailVerified: true, password: null });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}

beforeEach(async () => {
  sent = [];
  fixture = await openFixture();
  files = await openDiskObjectStorage({
    folder: join(fixture.folder, 'files'),
    baseUrl: SITE,
    secret: Buffer.alloc(32, 1),
    clock: fixture.clock,
  });
  ada = await personWith(ADA);
  ben = await personWith(BEN);
  await change({ type: 'generate', batchId: 'batch', index: 0 });
  await change({ type: 'approve' });
  await change({ type: 'claim', userId: ada });
  await change({ type: 'save', by: { id: ada, role: 'user' }, name: 'Bench <b>', content: LINK });
});
afterEach(() => fixture.close());

/** Runs the reactions until a number of mails is sent. */
async function run(mails: number): Promise<void> {
  const stop = new AbortController();
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
  const context = { ...fixture, mailer, logger: pino({ level: 'silent' }), ...atOneSite(SITE) };
  const running = Promise.all([
    react(fixture, finishHandOvers({ ...fixture, files }), stop.signal),
    sendMails(fixture, context, stop.signal),
  ]);
  const until = () => expect(sent).toHaveLength(mails);
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
}

const handOver = async (to: string, keep = false) =>
  expect(await handOverCode(fixture, SYSTEM, CODE, { to, keep })).toMatchObject({ ok: true });
const requestAddress = (userId: string) =>
  handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'requestCodeAddress', code: CODE });
const mailTo = (email: string) => sent.find(({ to }) => to === email);

describe('the mails about a hand-over', () => {
  it('tell both people once, and neither of them who the other one is', async () => {
    await handOver(ben);
    await run(2);
    const { CodeGivenAway, CodeReceived } = codeMailTexts.en;
    expect(mailTo(ADA)).toMatchObject({ subject: CodeGivenAway.subject });
    expect(mailTo(ADA)?.text).toContain(CodeGivenAway.emptied(SITE));
    expect(mailTo(BEN)).toMatchObject({ subject: CodeReceived.subject });
    expect(mailTo(BEN)?.text).toContain(CodeReceived.emptied(`${SITE}/edit/${CODE}`));
    expect(mailTo(ADA)?.text).not.toContain(BEN);
    expect(`${mailTo(BEN)?.text}${mailTo(BEN)?.html}`).not.toMatch(/ada@example|Bench/);
  });

  it('say that it leads where it led, in the language of each', async () => {
    await handle(fixture, ACCOUNT, SYSTEM, ben, { type: 'chooseLanguage', language: 'de' });
    await handOver(ben, true);
    await run(2);
    expect(mailTo(ADA)?.text).toContain(codeMailTexts.en.CodeGivenAway.kept(SITE));
    expect(mailTo(BEN)?.text).toContain(codeMailTexts.de.CodeReceived.kept(`${SITE}/edit/${CODE}`));
  });

  it('tell of a code that came back to whom it belongs', async () => {
    await handOver(ben);
    await handOver(ada);
    await run(3);
    const { CodeGivenAway, CodeReceived } = codeMailTexts.en;
    expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [ADA, CodeGivenAway.subject],
      [ADA, CodeReceived.subject],
      [BEN, CodeGivenAway.subject],
    ]);
  });
});

describe('the mail with the address of a code', () => {
  it('names the code, and where it leads', async () => {
    await requestAddress(ada);
    await run(1);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: ADA, subject: 'The address of your Qlaim code' });
    for (const words of ['Bench <b>', `${SITE}/${CODE}`, LINK.infoType === 'link' ? LINK.link : ''])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('Bench &lt;b&gt;');
    expect(mail?.html).toContain(`href="${SITE}/edit/${CODE}"`);
  });

  it('is not sent to who owns the code no more', async () => {
    await requestAddress(ada);
    await handOver(ben);
    await run(2);
    expect(sent.map(({ subject }) => subject)).not.toContain(codeMailTexts.en.address.subject);
  });
});

it.each(LANGUAGES)('every mail about a code has its addresses in %s', (language) => {
  const { address, CodeGivenAway, CodeReceived } = codeMailTexts[language];
  const edit = `${SITE}/edit/A`;
  for (const words of [CodeGivenAway.emptied, CodeGivenAway.kept, CodeReceived.emptied, CodeReceived.kept])
    expect(words(edit)).toContain(edit);
  expect(address.close('https://example.com', edit)).toContain(edit);
  expect(address.close('https://example.com', edit)).toContain('https://example.com');
});
