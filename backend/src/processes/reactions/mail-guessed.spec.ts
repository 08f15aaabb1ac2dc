import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../commands/accounts/register.ts';
import { reportGuesses } from '../../commands/credentials/report-guesses.ts';
import { handle } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Mail, MailDeferred, type Mailer } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { gateMailTexts } from '../mails/texts/gate.ts';
import { retryMails } from './mail-outbox.ts';

const ADA = 'ada@example.com';
const [ONE, TWO] = ['7ZK3M9QWXA', '7ZK3M9QWXB'];
const TEXTS = {
  title: 'Rosa',
  freeText: '',
  videoUrl: '',
  videoDescription: '',
  imageText: '',
  pdfTitle: '',
};

let fixture: Fixture;
let sent: Mail[];
let ada: string;

const change = async (code: string, command: QrCodeCommand) =>
  expect(await handle(fixture, QR_CODE, SYSTEM, code, command)).toMatchObject({ ok: true });

async function save(code: string, secureCode: string | null): Promise<void> {
  const memories = { ...TEXTS, secureCode, videos: [], images: [], pdfs: [] };
  const by = { id: ada, role: 'user' } as const;
  await change(code, { type: 'save', by, name: 'Bench <b>', content: { infoType: 'memories', memories } });
}

/** Reports guesses as a try does that no address may make any more. */
async function guess(code: string): Promise<void> {
  const { state } = await fixture.log.load(QR_CODE, code);
  await reportGuesses(fixture, code, state);
}

beforeEach(async () => {
  sent = [];
  fixture = await openFixture();
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: ADA,
    role: 'user',
    provider: 'local',
  } as const;
  const made = await register(fixture, { ...person, emailVerified: true, password: null });
  if (!made.ok) throw new Error('the account was refused');
  ada = made.value.userId;
  for (const [index, code] of [ONE, TWO].entries()) {
    await change(code, { type: 'generate', batchId: 'batch', index });
    await change(code, { type: 'approve' });
    await change(code, { type: 'claim', userId: ada });
    await save(code, 'hash-1');
  }
});
afterEach(() => fixture.close());

const take: Mailer['send'] = async (mail) => void sent.push(mail);

/** Runs the outbox until the condition holds. */
async function run(until: () => void, send = take): Promise<void> {
  const stop = new AbortController();
  const mailer = { send };
  const logger = pino({ level: 'silent' });
  const context = { ...fixture, mailer, logger, ...atOneSite() };
  const running = Promise.all([sendMails(fixture, context, stop.signal), retryMails(context, stop.signal)]);
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
}

const pages = () => sent.map(({ text }) => /\/edit\/(\w+)/.exec(text)?.[1]);

describe('the mail about guesses of a secure code', () => {
  it('tells the owner which page, once, also after a crash', async () => {
    await guess(ONE);
    await guess(ONE);
    await run(() => expect(pages()).toEqual([ONE]));
    await guess(ONE);
    await guess(TWO);
    await run(() => expect(pages()).toEqual([ONE, TWO]));

    const [mail] = sent;
    expect(mail).toMatchObject({ to: ADA, subject: 'Somebody is guessing the secure code of your page' });
    expect(mail?.text).toContain(`Bench <b> (${ONE})`);
    expect(mail?.html).toContain(`Bench &lt;b&gt; (${ONE})`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Rosa');
  });

  it('is sent for each of two pages, where the server defers them both', async () => {
    await guess(ONE);
    await guess(TWO);
    let tries = 0;
    const busy = async () => {
      tries += 1;
      throw new MailDeferred('the mail server deferred the mail');
    };
    await run(() => expect(tries).toBe(2), busy);
    fixture.pass(90);
    await run(() => expect(pages().toSorted()).toEqual([ONE, TWO]));
  });

  it('comes again a day later', async () => {
    await guess(ONE);
    await run(() => expect(pages()).toEqual([ONE]));
    fixture.pass(24 * 60);
    await guess(ONE);
    await run(() => expect(pages()).toEqual([ONE, ONE]));
  });

  it('is not sent for a page that is open meanwhile', async () => {
    await guess(ONE);
    await save(ONE, null);
    await guess(TWO);
    await run(() => expect(pages()).toEqual([TWO]));
  });

  it('is written in every language, with its address', () => {
    for (const language of LANGUAGES) {
      const words = gateMailTexts[language];
      expect(words.close('https://qlaim.example/edit/A')).toContain('https://qlaim.example/edit/A');
    }
  });
});
