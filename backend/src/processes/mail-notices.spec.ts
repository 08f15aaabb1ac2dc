import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '../commands/register.ts';
import { updateUser } from '../commands/update-user.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { type Mail, MailDeferred, type Mailer } from '../ports/mailer.ts';
import { openWorkshop, type Workshop } from '../testing/workshop.ts';
import { mailNotices } from './mail-notices.ts';
import { react } from './react.ts';

const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const [OLD, NEW] = ['old@example.com', 'new+tag@example.com'];

let workshop: Workshop;
let lines: string[];
let sent: Mail[];
beforeEach(async () => {
  [lines, sent] = [[], []];
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

async function signUp(email: string, emailVerified = true): Promise<string> {
  const person = { ...NAMES, email, role: 'user', provider: 'local', password: null } as const;
  const made = await register(workshop, { ...person, emailVerified });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}
const move = async (userId: string, email: string) =>
  expect((await updateUser(workshop, userId, { ...NAMES, email })).ok).toBe(true);

const take: Mailer['send'] = async (mail) => void sent.push(mail);
const addresses = () => sent.map(({ to }) => to);

/** Sends notices until `until` holds; resolves also when the process ended, as with a mail server that is away. */
async function run(send: Mailer['send'], until: () => void): Promise<void> {
  const stop = new AbortController();
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const mailer = { send, close: async () => {} };
  const context = { ...workshop, mailer, logger, publicUrl: 'https://qlaim.example' };
  const running = react(workshop, mailNotices(context, { pauses: [10, 10] }), stop.signal);
  await Promise.race([running, vi.waitFor(until, 5000)]).finally(() => stop.abort());
  await running;
}

it('the old address learns of the new one, once, and no log does', async () => {
  await move(await signUp(OLD), NEW);

  await run(take, () => expect(addresses()).toEqual([OLD]));

  expect(sent[0]?.subject).toBe('Your Qlaim email was changed');
  expect(sent[0]?.text).toContain(NEW);
  expect(sent[0]?.text).toContain('https://qlaim.example/profile');
  await move(await signUp('ben@example.com'), 'ben@example.org');
  await run(take, () => expect(addresses()).toEqual([OLD, 'ben@example.com']));
  expect(lines.join()).not.toContain('example');
});

it('one that was never verified learns nothing: it may be a stranger’s', async () => {
  await move(await signUp(OLD, false), NEW);
  const ben = await signUp('ben@example.com');
  await move(ben, 'bne@example.com');
  await move(ben, 'ben@example.org');
  await move(await signUp('cleo@example.com'), 'cleo@example.org');

  await run(take, () => expect(addresses()).toEqual(['ben@example.com', 'cleo@example.com']));
});

it('a change of long ago is passed over, and so is that of a person who was erased', async () => {
  await move(await signUp(OLD), NEW);
  workshop.pass(24 * 60);
  const ben = await signUp('ben@example.com');
  await move(ben, 'ben@example.org');
  await workshop.keys.erase(ben);
  await move(await signUp('cleo@example.com'), 'cleo@example.org');

  await run(take, () => expect(addresses()).toEqual(['cleo@example.com']));
});

it('waits for a mail server that is away', async () => {
  await move(await signUp(OLD), NEW);
  const away = run(
    async () => Promise.reject(new EngineUnavailable('mail server')),
    () => {
      throw new Error('nothing is sent');
    },
  );
  await expect(away).rejects.toThrow(EngineUnavailable);

  await run(take, () => expect(addresses()).toEqual([OLD]));
});

it('is tried again where it was put off, given up in the end, and holds up no other', async () => {
  await move(await signUp(OLD), NEW);
  await move(await signUp('ben@example.com'), 'ben@example.org');
  let tries = 0;
  const busy: Mailer['send'] = async (mail) => {
    if (mail.to !== OLD) return take(mail);
    tries += 1;
    throw new MailDeferred('the mail server takes the mail later');
  };

  await run(busy, () => expect(addresses()).toEqual(['ben@example.com']));

  expect(tries).toBe(3);
  expect(lines.filter((line) => line.includes('put off'))).toHaveLength(2);
  expect(lines.join()).toContain('given up');
  expect(lines.join()).not.toContain('example');
});
