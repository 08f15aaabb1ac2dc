import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRole } from '../../commands/accounts/change-role.ts';
import { register } from '../../commands/accounts/register.ts';
import { handle } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountCommand } from '../../domain/account/decide.ts';
import type { RoleCommand } from '../../domain/account/role-commands.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { rightsMailTexts } from '../mails/texts/rights.ts';

const ADA = 'ada@example.com';
const PUBLIC_URL = 'https://qlaim.example';

let fixture: Fixture;
let sent: Mail[];

async function personWith(email: string, emailVerified: boolean): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...names, email, emailVerified, password: null });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}

beforeEach(async () => {
  sent = [];
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const give = async (userId: string, command: AccountCommand) =>
  expect(await handle(fixture, ACCOUNT, SYSTEM, userId, command)).toMatchObject({ ok: true });
const change = async (userId: string, command: RoleCommand) =>
  expect(await changeRole(fixture, SYSTEM, userId, command, ['another admin'])).toMatchObject({ ok: true });

/** Runs the outbox until a number of mails is sent. */
async function run(mails: number): Promise<void> {
  const stop = new AbortController();
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
  const logger = pino({ level: 'silent' });
  const context = { ...fixture, mailer, logger, ...atOneSite(PUBLIC_URL) };
  const running = sendMails(fixture, context, stop.signal);
  const until = () => expect(sent).toHaveLength(mails);
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
}

describe('the mail about a change by an admin', () => {
  it('names each role that was given, also where another one followed', async () => {
    const ada = await personWith(ADA, true);
    for (const role of ['auditor', 'user'] as const)
      await change(ada, { type: 'changeRole', role, seesNames: false });
    await run(2);
    expect(sent.map(({ to }) => to)).toEqual([ADA, ADA]);
    const { en } = rightsMailTexts;
    expect(sent[0]?.text).toContain(en.auditor);
    expect(sent[1]?.text).toContain(en.user);
    expect(sent[0]?.text).toContain(`${PUBLIC_URL}/login`);
  });

  it('tells that the account was disabled, and enabled, in the language of the person', async () => {
    const ada = await personWith(ADA, true);
    await give(ada, { type: 'chooseLanguage', language: 'de' });
    await change(ada, { type: 'disableAccount' });
    await change(ada, { type: 'enableAccount' });
    await run(2);
    const { de } = rightsMailTexts;
    expect(sent.map(({ subject }) => subject)).toEqual([de.subject, de.subject]);
    expect(sent[0]?.text).toContain(de.AccountDisabled);
    expect(sent[1]?.text).toContain(de.AccountEnabled);
  });

  it('goes to no address that nobody has verified', async () => {
    const [stranger, ada] = [await personWith('stranger@example.com', false), await personWith(ADA, true)];
    await change(stranger, { type: 'disableAccount' });
    await change(ada, { type: 'disableAccount' });
    await run(2);
    expect(sent.map(({ subject }) => subject)).toContain(rightsMailTexts.en.subject);
    const told = sent.filter(({ subject }) => subject === rightsMailTexts.en.subject);
    expect(told.map(({ to }) => to)).toEqual([ADA]);
  });

  it('is written in every language, with its addresses', () => {
    for (const language of LANGUAGES) {
      const { signInAgain, closed, open } = rightsMailTexts[language];
      for (const words of [signInAgain, closed, open]) expect(words(PUBLIC_URL)).toContain(PUBLIC_URL);
    }
  });
});
