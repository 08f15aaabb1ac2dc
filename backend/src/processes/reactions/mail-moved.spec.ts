import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '../../commands/accounts/register.ts';
import { updateUser } from '../../commands/accounts/update-user.ts';
import type { Mail, Mailer } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { confirmEmail, moveEmail } from '../../testing/move-email.ts';

const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const [OLD, NEW] = ['old@example.com', 'new+tag@example.com'];

let fixture: Fixture;
let lines: string[];
let sent: Mail[];
beforeEach(async () => {
  [lines, sent] = [[], []];
  fixture = await openFixture();
});
afterEach(() => fixture.close());

async function signUp(email: string, emailVerified = true): Promise<string> {
  const person = { ...NAMES, email, role: 'user', provider: 'local', password: null } as const;
  const made = await register(fixture, { ...person, emailVerified });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}
const move = async (userId: string, email: string) =>
  expect(await moveEmail(fixture, userId, email)).toMatchObject({ ok: true });
const request = async (userId: string, email: string) =>
  expect(await updateUser(fixture, userId, { ...NAMES, email })).toMatchObject({ ok: true });

const [REQUESTED, CHANGED] = ['Your Qlaim email is to be changed', 'Your Qlaim email was changed'];
/** Collects the notices; mails with codes for new addresses are ignored. */
const take: Mailer['send'] = async (mail) => {
  if (mail.subject === REQUESTED || mail.subject === CHANGED) sent.push(mail);
};
const addresses = () => sent.map(({ to }) => to);

/** Runs the outbox until the condition holds. */
async function run(until: () => void): Promise<void> {
  const stop = new AbortController();
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const mailer = { send: take };
  const context = { ...fixture, mailer, logger, ...atOneSite() };
  const running = sendMails(fixture, context, stop.signal);
  await Promise.race([running, vi.waitFor(until, 5000)]).finally(() => stop.abort());
  await running;
}

it('tells the old address of the new one, when it is entered and when it takes effect, and logs neither', async () => {
  const ada = await signUp(OLD);
  await request(ada, NEW);
  await run(() => expect(addresses()).toEqual([OLD]));
  await confirmEmail(fixture, ada, NEW);
  await run(() => expect(addresses()).toEqual([OLD, OLD]));

  expect(sent.map(({ subject }) => subject)).toEqual([REQUESTED, CHANGED]);
  for (const { text } of sent) expect(text).toContain(NEW);
  expect(sent[0]?.text).toContain('https://qlaim.example/profile');
  expect(sent[1]?.text).toContain('https://qlaim.example/login');
  expect(lines.join()).not.toContain('example');
});

it('does not tell an address that was never verified: it may be a stranger’s', async () => {
  await request(await signUp(OLD, false), NEW);
  await request(await signUp('cleo@example.com'), 'cleo@example.org');

  await run(() => expect(addresses()).toEqual(['cleo@example.com']));
});

it('skips a change of long ago, and a change of an erased person', async () => {
  await move(await signUp(OLD), NEW);
  fixture.pass(24 * 60);
  const ben = await signUp('ben@example.com');
  await move(ben, 'ben@example.org');
  await fixture.keys.erase(ben);
  await move(await signUp('cleo@example.com'), 'cleo@example.org');

  await run(() => expect(addresses()).toEqual(['cleo@example.com', 'cleo@example.com']));
});
