import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../commands/accounts/register.ts';
import { setPassword } from '../../commands/accounts/update-user.ts';
import { linkGoogle, unlinkGoogle } from '../../commands/google/link-google.ts';
import { recogniseByGoogle } from '../../commands/google/recognise.ts';
import { handle } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountCommand } from '../../domain/account/decide.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { textsOf, VALUE } from '../../texts/texts-of.fixture.ts';
import { securityMailTexts } from '../mails/texts/security.ts';

const ADA = 'ada@example.com';
const TURNED_ON = 'Two-step sign-in was turned on';

let fixture: Fixture;
let sent: Mail[];
beforeEach(async () => {
  sent = [];
  fixture = await openFixture();
});
afterEach(() => fixture.close());

async function signUp(email: string, emailVerified = true): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...names, email, emailVerified, password: null });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.userId;
}
const give = async (userId: string, command: AccountCommand) =>
  expect(await handle(fixture, ACCOUNT, SYSTEM, userId, command)).toMatchObject({ ok: true });
async function setNew(userId: string, password: string): Promise<void> {
  const { state } = await fixture.log.load(ACCOUNT, userId);
  expect(await setPassword(fixture, userId, state, password)).toMatchObject({ ok: true });
}
const googleOf = (email: string) =>
  ({ sub: `sub of ${email}`, email, emailVerified: true, firstName: 'Rosa', lastName: 'Weiss' }) as const;

/** Runs the outbox over everything so far. Returns the subjects of the mails to an address. */
async function mailedTo(email = ADA): Promise<readonly string[]> {
  const reader = `${randomUUID()}@example.com`;
  await give(await signUp(reader), { type: 'turnOnTwoStep', factor: 'the-last' });
  const stop = new AbortController();
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const logger = pino({ level: 'silent' });
  const context = { ...fixture, mailer, logger, ...atOneSite() };
  const running = sendMails(fixture, context, stop.signal);
  const until = () => expect(sent.at(-1)).toMatchObject({ to: reader, subject: TURNED_ON });
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
  return sent.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('the mails about a password', () => {
  it('tell of each new one, and hold no part of it', async () => {
    const ada = await signUp(ADA);
    await setNew(ada, 'a-first-password');
    await setNew(ada, 'a-second-password');
    expect(await mailedTo()).toEqual(['A new password was set', 'A new password was set']);
    const [mail] = sent;
    expect(mail?.text).toContain('https://qlaim.example/profile');
    expect(JSON.stringify(sent)).not.toContain('first-password');
  });

  it('do not go to an address that was never verified', async () => {
    const ben = await signUp('ben@example.com', false);
    await setNew(ben, 'a-first-password');
    expect(await mailedTo('ben@example.com')).toEqual([expect.stringMatching(/is your Qlaim code$/)]);
  });
});

describe('the mails about Google', () => {
  it('tell that it was linked in the profile, and unlinked', async () => {
    const ada = await signUp(ADA);
    await linkGoogle(fixture, ada, 'key-of-google', 'profile');
    await setNew(ada, 'a-first-password');
    await unlinkGoogle(fixture, ada);
    expect(await mailedTo()).toEqual([
      'A Google account was linked',
      'A new password was set',
      'The Google account was unlinked',
    ]);
  });

  it('tell that a sign-in with the same e-mail linked it', async () => {
    const ada = await signUp(ADA);
    const found = await recogniseByGoogle(fixture, googleOf(ADA), 'en');
    expect(found).toMatchObject({ ok: true, value: { userId: ada } });
    expect(await mailedTo()).toEqual(['A Google account with your email signed in and was linked']);
  });

  it('say nothing to a person whose account it made', async () => {
    expect(await recogniseByGoogle(fixture, googleOf(ADA), 'en')).toMatchObject({ ok: true });
    expect(await mailedTo()).toEqual([]);
  });
});

it.each([
  ['sign-in', 'A recovery code was used to sign in'],
  ['new-codes', 'A recovery code was used to make new recovery codes'],
  ['two-step-off', 'A recovery code was used to turn off two-step sign-in'],
  ['confirm', 'A recovery code was used to confirm a change in your account'],
] as const)('the mail about a recovery code says what for: %s', async (use, subject) => {
  const ada = await signUp(ADA);
  await give(ada, { type: 'turnOnTwoStep', factor: 'f' });
  await give(ada, { type: 'useRecoveryCode', factor: 'f', left: 9, use });
  await give(ada, { type: 'turnOffTwoStep', factor: 'f' });
  expect(await mailedTo()).toEqual([TURNED_ON, subject, 'Two-step sign-in was turned off']);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the mails about the sign-in are translated whole: %s',
  (language) => {
    const english = new Map(textsOf(securityMailTexts.en));
    const texts = textsOf(securityMailTexts[language]);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      expect(text, path).not.toBe(english.get(path));
      expect(text.includes(String(VALUE)), path).toBe(english.get(path)?.includes(String(VALUE)));
    }
  },
);
